import { slipsFor } from "./class-pages"
import { giveAnswer } from "./five-hints-page"
import { command, linkTo, openRoom } from "./live-pages"
import { wrongAnswer } from "./seeded.mjs"
import type { Language } from "./words"

const pupilsCount = 24

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
    begin: () => teacher.open(`/live/${room}/host`).then(() => command(teacher, "start")),
  }
}
