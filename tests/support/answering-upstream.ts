import { readSession } from "../../app/session/session.server"
import { realClock } from "../../app/upstream/limits.server"
import { connectionsTo } from "./upstream-connections"
import { layla } from "./log-in-reply"

const secrets = ["first-secret-of-at-least-32-characters"]
export const isOver = new Error("the session is over")

export const upstreamAnswering = (...answers: (Response | Error)[]) => answeringTo("GET", answers)
export const formAnswering = (...answers: (Response | Error)[]) => answeringTo("POST", answers)

async function answeringTo(method: string, answers: (Response | Error)[]) {
  const asked: Request[] = []
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.signIn(layla)
  const transport = async (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, "https://api.example"), init))
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error("nobody is there")
  }
  const upstream = {
    session,
    language: "ar" as const,
    connection: connectionsTo(transport, { ...realClock, random: () => 0 })(method),
    onSessionOver: () => {
      throw isOver
    },
  }
  return { upstream, asked }
}
