import { languages } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { gameNames } from "#contract/words"
import { numberedSections } from "#app/play/addresses"
import type { Listed } from "./listed.server"
import { type Choice, type Filter, pageSizes } from "./review"

type Translate = AppContext["i18n"]["t"]

/** The filters of the list with translated options; grades and subjects are those of waiting questions. */
export function choicesOf(listed: readonly Listed[], filter: Filter, t: Translate): Choice[] {
  const isSchool = listed.some(({ section }) => section === null)
  const choice = (name: keyof Filter, label: string, options: Choice["options"]): Choice => ({
    name,
    label,
    chosen: String(filter[name]),
    options: name === "size" ? options : [{ value: "", label: t("review.all") }, ...options],
  })
  const places = isSchool
    ? [
        choice("grade", t("addChapter.grade"), named(listed.map(({ gradeName }) => gradeName))),
        choice(
          "subject",
          t("addChapter.subject"),
          named(listed.map(({ subjectName }) => subjectName)),
        ),
      ]
    : [choice("section", t("review.section"), sections(t))]
  return [
    ...places,
    choice("game", t("review.game"), games(t)),
    choice("language", t("review.language"), inLanguages(t)),
    choice("size", t("review.size"), sizes),
  ]
}

const sections = (t: Translate) =>
  numberedSections.map(({ name, number }) => ({ value: number, label: t(`section.${name}`) }))

const games = (t: Translate) =>
  gameNames.map((game) => ({ value: game, label: t(`game.${game}.title`) }))

const inLanguages = (t: Translate) =>
  languages.map((language) => ({ value: language, label: t(`review.in.${language}`) }))

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

const named = (names: readonly string[]) =>
  [...new Set(names)].filter(Boolean).map((name) => ({ value: name, label: name }))
