import {
  book,
  classes,
  classMembers,
  keptData,
  ownWork,
  work,
  workQuestions,
  liveLesson as lesson,
  liveRooms as rooms,
} from "#contract"
import { live } from "#contract/limits"
import { seatHeader } from "#contract/words"
import { type CallParts, type Upstream, send } from "./send.server"

export const callsOfClasses = (upstream: Upstream, impatient: Upstream) => ({
  make: (body: CallParts<typeof classes.makeClass>["body"]) =>
    send(upstream, classes.makeClass, { body }),
  list: () => send(upstream, classes.listClasses, {}),
  findByLink: (link: string) => send(upstream, classMembers.findClassByLink, { body: { link } }),
  joinAsTeacher: (link: string) => send(upstream, classMembers.joinAsTeacher, { body: { link } }),
  findByCode: (code: string) => send(upstream, classMembers.findClassByCode, { body: { code } }),
  join: (code: string) => send(upstream, classMembers.joinClass, { body: { code } }),
  ofPupil: () => send(upstream, classMembers.listClassesOfPupil, {}),
  leave: (classId: string) => send(upstream, classMembers.leaveClass, { params: { classId } }),
  of: (classId: string) => callsOfClass(upstream, impatient, classId),
  ofSchool: (query: CallParts<typeof classMembers.listClassesOfSchool>["query"]) =>
    send(upstream, classMembers.listClassesOfSchool, { query }),
  school: () => send(upstream, classMembers.showSchool, {}),
  nameSchool: (names: CallParts<typeof classMembers.nameSchool>["body"]["names"]) =>
    send(upstream, classMembers.nameSchool, { body: { names } }),
  showToAdmin: (classId: string) =>
    send(upstream, classMembers.showClassToAdmin, { params: { classId } }),
  handOver: (classId: string, personID: number) =>
    send(upstream, classMembers.handClassOver, { params: { classId }, body: { personID } }),
})

export type CallsOfClass = ReturnType<typeof callsOfClass>

function callsOfClass(upstream: Upstream, impatient: Upstream, classId: string) {
  const params = { classId }
  return {
    show: () => send(upstream, classes.showClass, { params }),
    change: (body: CallParts<typeof classes.changeClass>["body"]) =>
      send(upstream, classes.changeClass, { params, body }),
    changeCode: (action: "renew" | "close") =>
      send(upstream, classes.changeClassCode, { params, body: { action } }),
    archive: (isArchived: boolean) =>
      send(upstream, classes.archiveClass, { params, body: { isArchived } }),
    copy: (body: CallParts<typeof classes.copyClass>["body"]) =>
      send(upstream, classes.copyClass, { params, body }),
    inviteTeacher: () => send(upstream, classes.inviteTeacherOfClass, { params }),
    leave: () => send(upstream, classes.leaveAsTeacher, { params }),
    addPupils: (body: CallParts<typeof classMembers.addPupils>["body"]) =>
      send(upstream, classMembers.addPupils, { params, body }),
    renewSecrets: (people: readonly number[]) =>
      send(upstream, classMembers.renewSecrets, { params, body: { people: [...people] } }),
    takeOut: (personID: number) =>
      send(upstream, classMembers.takePupilOut, { params, body: { personID } }),
    findRounds: (query: CallParts<typeof workQuestions.findRounds>["query"]) =>
      send(upstream, workQuestions.findRounds, { params, query }),
    work: () => send(upstream, work.listWorkOfClass, { params }),
    workSoon: () => send(impatient, { ...work.listWorkOfClass, safe: false }, { params }),
    book: (query: CallParts<typeof book.bookOfClass>["query"]) =>
      send(upstream, book.bookOfClass, { params, query }),
    bookOfPupil: (personId: string) =>
      send(upstream, book.bookOfPupil, { params: { classId, personId } }),
    putBack: (personID: number) =>
      send(upstream, classMembers.putPupilBack, { params, body: { personID } }),
    kept: (person: string) =>
      send(upstream, keptData.showOfOwnPupil, { params, query: { person } }),
    erasePupil: (personID: number) =>
      send(upstream, keptData.eraseOwnPupil, { params, body: { personID } }),
  }
}

export const callsOfWork = (upstream: Upstream, impatient: Upstream) => ({
  set: (body: CallParts<typeof work.setWork>["body"]) => send(upstream, work.setWork, { body }),
  listOwn: () => send(impatient, { ...ownWork.listOwnWork, safe: false }, {}),
  of(workId: string) {
    const params = { workId }
    return {
      show: () => send(upstream, work.showWork, { params }),
      change: (body: CallParts<typeof work.changeWork>["body"]) =>
        send(upstream, work.changeWork, { params, body }),
      withdraw: (isWithdrawn: boolean) =>
        send(upstream, work.withdrawWork, { params, body: { isWithdrawn } }),
      copy: (body: CallParts<typeof work.copyWork>["body"]) =>
        send(upstream, work.copyWork, { params, body }),
      extend: (body: CallParts<typeof work.extendWork>["body"]) =>
        send(upstream, work.extendWork, { params, body }),
      showOwn: () => send(upstream, ownWork.showOwnWork, { params }),
      book: () => send(upstream, book.bookOfWork, { params }),
      accept: (body: CallParts<typeof book.acceptAnswer>["body"]) =>
        send(upstream, book.acceptAnswer, { params, body }),
      ownCells: () => send(upstream, book.ownCells, { params }),
    }
  },
})

const patienceMs = live.heldMs + 2_000

/**
 * A held look is slow on purpose: it has a time and a circuit of its own, and is not tried again, since the page comes
 * back by itself.
 */
const patient = (upstream: Upstream): Upstream => {
  const endsAt = upstream.connection.clock.now() + patienceMs
  const leftMs = () => Math.max(0, endsAt - upstream.connection.clock.now())
  return {
    ...upstream,
    patienceMs,
    connection: { ...upstream.connection, budget: { isForm: false, leftMs } },
  }
}

type Key = string | undefined

export const callsOfLive = (upstream: Upstream) => ({
  open: (body: CallParts<typeof rooms.openLiveRoom>["body"]) =>
    send(upstream, rooms.openLiveRoom, { body }),
  list: () => send(upstream, rooms.listLiveRooms, {}),
  find: (code: string, key: Key) =>
    send(upstream, rooms.findLiveRoom, { body: { code }, headers: { [seatHeader]: key } }),
  join: (body: CallParts<typeof rooms.joinLiveRoom>["body"]) =>
    send(upstream, rooms.joinLiveRoom, { body }),
  /** `key`: that of a guest's seat, or of the screen. */
  of: (code: string, key?: Key) => callsOfRoom(upstream, { code }, { [seatHeader]: key }),
})

/** A look with the version that the page shows waits for news; without it the reply comes at once. */
function callsOfRoom(
  upstream: Upstream,
  params: { readonly code: string },
  headers: { readonly [seatHeader]: Key },
) {
  const as = (since: string | undefined) => (since === undefined ? upstream : patient(upstream))
  return {
    showSeat: (since?: string) =>
      send(as(since), { ...lesson.showSeat, safe: !since }, { params, headers, query: { since } }),
    showScreen: (since?: string) =>
      send(
        as(since),
        { ...lesson.showScreen, safe: !since },
        { params, headers, query: { since } },
      ),
    showHost: (since?: string) =>
      send(as(since), { ...lesson.showHost, safe: !since }, { params, query: { since } }),
    answer: (body: CallParts<typeof lesson.answerLive>["body"]) =>
      send(upstream, lesson.answerLive, { params, headers, body }),
    command: (body: CallParts<typeof lesson.commandLive>["body"]) =>
      send(upstream, lesson.commandLive, { params, body }),
    takeOver: (insists: boolean) =>
      send(upstream, lesson.takeOverLive, { params, body: { insists } }),
    results: () => send(upstream, lesson.showLiveResults, { params }),
    sheet: () => send(upstream, lesson.showLiveSheet, { params }),
  }
}
