import { useTranslation } from "react-i18next"
import { gameNames, languages } from "#contract/words"
import { Choice, Choose } from "#app/admin/choose.tsx"
import type { ChapterChoice } from "./view.server"

/** The choice of what to print: a chapter, a game and a language. */
export function ChooseChapter({ choice: { options, chosen } }: { choice: ChapterChoice }) {
  const { t } = useTranslation()
  const games = gameNames.map((value) => ({ value, label: t(`game.${value}.title`) }))
  const written = languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))
  const none = t("make.chapterNone")
  return (
    <Choose button={t("print.show")}>
      <input type="hidden" name="from" value="chapter" />
      <Choice
        name="grade"
        label={t("make.grade")}
        none={t("make.gradeNone")}
        chosen={chosen.grade}
        options={options.grades}
      />
      {options.subjects ? (
        <Choice
          name="subject"
          label={t("make.subject")}
          none={t("make.subjectNone")}
          chosen={chosen.subject}
          options={options.subjects}
        />
      ) : null}
      <Choice
        name="chapter"
        label={t("make.chapter")}
        none={none}
        chosen={chosen.chapter}
        options={options.chapters ?? []}
      />
      <Choice name="game" label={t("review.game")} chosen={chosen.game} options={games} />
      <Choice
        name="language"
        label={t("make.language")}
        chosen={chosen.language}
        options={written}
      />
    </Choose>
  )
}
