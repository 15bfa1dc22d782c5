import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { languages } from "#contract/words"
import { openGames } from "~/play/games"
import { numberedSections } from "~/play/numbered-sections"
import { Icon } from "~/ui/icon"
import { NarrowChoice } from "./narrow-choice"
import { pageSizes, type ReviewView } from "./review"

/** Search and filters, kept in the address; folded away until they are wanted. */
export function Narrow({ review }: { review: ReviewView }) {
  const { t } = useTranslation()
  const { filter } = review
  return (
    <details open={review.found === 0} className="card lg:col-start-2 lg:row-start-1">
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-bold">
        <Icon name="menu" />
        {t("review.narrow")}
      </summary>
      <Form
        key={JSON.stringify({ ...filter, page: 1 })}
        method="get"
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <label className="grid gap-1.5 font-semibold sm:col-span-2">
          {t("review.search")}
          <input
            type="search"
            name="search"
            defaultValue={filter.search}
            maxLength={200}
            dir="auto"
            className="control font-normal"
          />
        </label>
        <Choices review={review} />
        <button className="button button-main sm:col-span-2">{t("record.filter")}</button>
      </Form>
    </details>
  )
}

function Choices({ review: { category, filter, grades, subjects } }: { review: ReviewView }) {
  const { t } = useTranslation()
  const all = t("review.all")
  const places =
    category === "education"
      ? ([
          ["grade", t("addChapter.grade"), named(grades)],
          ["subject", t("addChapter.subject"), named(subjects)],
        ] as const)
      : ([
          [
            "section",
            t("review.section"),
            numberedSections.map(({ name, number }) => ({
              value: number,
              label: t(`section.${name}`),
            })),
          ],
        ] as const)
  const kinds = [
    [
      "game",
      t("review.game"),
      openGames.map((game) => ({ value: game, label: t(`game.${game}.title`) })),
    ],
    [
      "language",
      t("review.language"),
      languages.map((value) => ({ value, label: t(`review.in.${value}`) })),
    ],
  ] as const
  return (
    <>
      {[...places, ...kinds].map(([name, label, options]) => (
        <NarrowChoice
          key={name}
          name={name}
          label={label}
          chosen={filter[name]}
          options={[{ value: "", label: all }, ...options]}
        />
      ))}
      <NarrowChoice
        name="size"
        label={t("review.size")}
        chosen={String(filter.size)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </>
  )
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
