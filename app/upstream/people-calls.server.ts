import { people } from "#contract"
import { type Call, type Upstream, send } from "./send.server"

/** The calls with which an admin finds people of the school, and changes them. */
export const peopleCalls = (upstream: Upstream) => ({
  find: (query: Call<typeof people.listPeople>["query"]) =>
    send(upstream, people.listPeople, { query }),
  show: (personId: string) => send(upstream, people.showPerson, { params: { personId } }),
  changeGrade: (personId: string, grade: string) =>
    send(upstream, people.changeGrade, { params: { personId }, body: { grade } }),
  resetProfile: (personId: string) => send(upstream, people.resetProfile, { params: { personId } }),
  block: (personId: string, isBlocked: boolean) =>
    send(upstream, people.block, { params: { personId }, body: { isBlocked } }),
  events: (before: string) =>
    send(upstream, people.peopleEvents, { query: { before: before || undefined } }),
})
