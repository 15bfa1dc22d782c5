import { type Category, languages } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { gameNames } from "#contract/words"
import { numberedSections } from "#app/play/addresses"
import { type FilterChoice, type ReviewFilter, pageSizes } from "./review"

type Translate = AppContext["i18n"]["t"]

interface Names {
  readonly grades: readonly string[]
  readonly subjects: readonly string[]
}

export function toReviewChoices(
  category: Category,
  { grades, subjects }: Names,
  filter: ReviewFilter,
  t: Translate,
): FilterChoice[] {
  const choice = (
    name: keyof ReviewFilter,
    label: string,
    options: FilterChoice["options"],
  ): FilterChoice => ({
    name,
    label,
    chosen: String(filter[name]),
    options: name === "size" ? options : [{ value: "", label: t("review.all") }, ...options],
  })
  const places =
    category === "education"
      ? [
          choice("grade", t("addChapter.grade"), named(grades)),
          choice("subject", t("addChapter.subject"), named(subjects)),
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

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
