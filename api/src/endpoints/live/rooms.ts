import { liveRooms as calls } from "#contract"
import { roomCodeLength, withCheckDigit } from "#contract/classes/digits"
import { live as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { roomLimits } from "#game/live/room"
import type { HandlerCall } from "../../http/call"
import { drawForRoom } from "../../draw/draw-room"
import { games } from "../../games/games"
import { implement } from "../../http/implement"
import { newDigits, randomBelow } from "../../http/random"
import { done, refuse, RefusedReply } from "../../http/reply"
import { newToken } from "../../security/token"
import * as stored from "../../store/classes/live-rooms"
import { readContent, type WorkContent } from "../../store/classes/work-content"
import { readTaughtClasses, readWorkOfTeacher } from "../../store/classes/works"
import { toContent } from "../classes/work-content"

type Opening = HandlerCall<typeof calls.openLiveRoom>

const titles: Readonly<Record<Language, string>> = { en: "Live round", ar: "جولة مباشرة" }
const maxTries = 5

const openLiveRoom = implement(calls.openLiveRoom, async (call) => {
  const { body, caller, store, dependencies, platform, now } = call
  const { language, seconds, ringsForAll, places } = body
  const taught = await findClass(call)
  const content = await findContent(call, taught?.id ?? null, taught?.gradeId ?? body.grade)
  const key = randomBelow(2 ** 32, dependencies.random)
  const mayAskMore = content.kind === "chapter" && !games[content.game].isSet
  const wanted = mayAskMore ? { ...content, rounds: content.rounds + 1 } : content
  const items = await drawForRoom(store, wanted, { key, now })
  if (items.length === 0) return refuse(400, "content: there is nothing to play.")
  const made = {
    classId: taught?.id ?? null,
    openedBy: caller.id,
    key: `${caller.id} ${body.key}`,
    title: titles[language],
    language,
    takesGuests: body.takesGuests || !taught,
  }
  const room = await storeRoom(call, made)
  const screenKey = newToken(dependencies.random)
  const timerMs = seconds === null ? null : seconds * 1000
  const isAgainstLast = taught !== null && places === "class goal"
  const settings = {
    id: room.object,
    code: room.code,
    screenKey,
    language,
    timerMs,
    ringsForAll,
    places,
    lastShare: isAgainstLast ? await stored.readLastShare(store, taught.id) : undefined,
    spares: mayAskMore && items.length > content.rounds ? 1 : 0,
    takesTables: taught !== null && body.takesTables === true,
    guestsMax: taught ? roomLimits.guestsOfClass : roomLimits.seats,
  }
  await platform.askRoom(room.object, { do: "open", settings, items, host: caller.id })
  const isShort = mayAskMore && items.length < content.rounds
  return done({ code: room.code, rounds: isShort ? items.length : null })
})

async function findClass({ body, store, caller }: Opening) {
  if (body.classId === null) return null
  const [taught] = await readTaughtClasses(store, caller.id, [Number(body.classId)])
  if (!taught) throw new RefusedReply(404, "Class not found.")
  return taught
}

async function findContent(
  call: Opening,
  classId: number | null,
  grade: number | string,
): Promise<WorkContent> {
  const { body, store, caller } = call
  const { content } = body
  if (content.kind !== "work") return toContent(call, content, grade)
  const work = await readWorkOfTeacher(store, { id: Number(content.workId), personId: caller.id })
  if (!work || (classId !== null && work.class_id !== classId))
    throw new RefusedReply(404, "Work not found.")
  return readContent(work.content)
}

async function storeRoom(
  { store, dependencies: { random }, now }: Opening,
  made: Omit<stored.NewRoom, "object" | "code">,
): Promise<stored.OpenedRoom> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const code = withCheckDigit(newDigits(roomCodeLength - 1, random))
    const room = await stored.storeRoom(store, { ...made, object: newToken(random), code }, now)
    if (room) return room
    if ((await stored.countOpenRooms(store, made.openedBy, now)) >= limits.openMax)
      throw new RefusedReply(409, "You have two rooms open. End one of them first.")
  }
  throw new Error("No code of a room is free.")
}

const listLiveRooms = implement(calls.listLiveRooms, async ({ store, caller, now }) => {
  const rows = await stored.listRoomsFor(store, caller, now)
  return done({
    rooms: rows.map(({ code, className, teacher, endedAt }) => ({
      code: code ?? "",
      className,
      teacher,
      isOver: endedAt !== null,
    })),
  })
})

export const roomCalls = [openLiveRoom, listLiveRooms]
