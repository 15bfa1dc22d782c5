import { readOwnClass } from "../class-request.server"
import type { AppContext } from "#app/server/context.server"
import { idPattern } from "#contract/limits"

interface Address {
  readonly classId?: string
  readonly workId?: string
}

export async function readWork(request: Request, context: AppContext, address: Address) {
  const { classId, workId = "" } = address
  if (!idPattern.test(workId)) throw new Response(null, { status: 404 })
  const calls = context.upstream.work.of(workId)
  const [ofClass, answer] = await Promise.all([
    readOwnClass(request, context, classId),
    calls.show(),
  ])
  if (answer.status !== 200 || answer.body.classId !== classId)
    throw new Response(null, { status: 404 })
  return { ...ofClass, work: answer.body }
}
