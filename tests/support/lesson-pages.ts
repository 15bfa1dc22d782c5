import { slipsFor } from "./class-pages"
import { giveAnswer } from "./five-hints-page"
import { answer, command, linkTo, openRoom, seatGuests, untilSays } from "./live-pages"
import { wrongAnswer } from "./seeded.mjs"
import type { Visitor } from "./visitor"
import { type Language, say } from "./words"

const pupilsCount = 24
const guestsCount = 30

/** A class with work of which one pupil has played a round, and an open live round for it. */
export async function openLesson(site: string, language: Language) {
  const { teacher, pupil, room } = await openRoom(site, language, "2")
  await teacher.open("/classes")
  const [at = ""] = /\/classes\/\d+/.exec(teacher.page.html) ?? []
  const names = Array.from({ length: pupilsCount }, (_, index) => `Mariam Al-Harbi ${index + 1}`)
  await slipsFor(teacher, at, names)
  await teacher.open(`${at}/work/new`)
  const chapter = teacher.page.document.querySelector("select[name=chapter] optgroup option")
  await teacher.submit({ values: { chapter: chapter?.getAttribute("value") ?? "", rounds: "3" } })
  await pupil.open("/")
  const work = linkTo(pupil, "/work/")
  await pupil.open(work)
  await pupil.open(pupil.page.document.querySelector("#next")?.getAttribute("href") ?? "")
  await giveAnswer(pupil, wrongAnswer)
  // The leaderboard is read after all that the pupil played is published.
  await pupil.open("/top-10")
  await teacher.open(`${at}/work`)
  const id = work.replace("/work/", "")
  await teacher.open(at)
  const person = linkTo(teacher, "/pupils/").replace(/.*\//, "")
  const ofClass = ["", "/change", "/slips", "/work", "/work/new", "/work/new?way=questions"]
  const ofWork = [`/work/${id}`, `/work/${id}/change`, "/book", `/book/${id}`]
  const ofPupils = [`/book/pupil/${person}`, `/pupils/${person}`]
  return {
    teacher,
    pupil,
    host: `/live/${room}/host`,
    forTeacher: [...ofClass, ...ofWork, ...ofPupils].map((path) => at + path),
    forPupil: [work, "/join", "/live"],
    playWhole: () => playWhole(site, teacher, room),
  }
}

/** The pages of a room full of guests, at each moment of a question that few answer alike. */
async function* playWhole(site: string, teacher: Visitor, room: string) {
  const { language } = teacher
  const at = (view: string) => `/live/${room}/${view}`
  const guests = await seatGuests(site, language, { room, count: guestsCount })
  const [guest] = guests
  if (!guest) return
  const press = (step: string) => teacher.open(at("host")).then(() => command(teacher, step))
  await teacher.open(at("host"))
  const screen = linkTo(teacher, "/screen")
  const ofHost = [at("host"), at("host?players"), screen]
  yield { person: teacher, paths: ofHost }
  await press("start")
  const give = async (each: Visitor, index: number) => {
    await each.open(at("play"))
    await answer(each, `${wrongAnswer} ${index % 25}`)
  }
  await Promise.all(guests.map(give))
  yield { person: guest, paths: [at("play"), at("play?change")] }
  yield { person: teacher, paths: ofHost }
  await press("bell")
  await untilSays(teacher, say(language, "live.accept"))
  yield { person: teacher, paths: [...ofHost, at("results")] }
  yield { person: guest, paths: [at("play")] }
  await press("standings")
  await teacher.open(at("host?end"))
  await command(teacher, "end")
  yield { person: teacher, paths: [...ofHost.slice(0, 2), at("results")] }
  yield { person: guest, paths: [at("play")] }
}
