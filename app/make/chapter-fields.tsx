import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { SelectField } from "#app/forms/select-field.tsx"
import { useHydrated } from "#app/ui/use-hydrated"
import type { Places } from "./places"
import { useLoadedPlaces } from "./use-loaded-places"

interface Props {
  places: Places
  /** What a teacher teaches. */
  subject: string
}

/** Grade, subject where there is a choice, and chapter: with a script what follows comes by itself. */
export function ChapterFields({ places: first, subject }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { places, chosen, state, loadNow } = useLoadedPlaces(first, box)
  const needsButton = !useHydrated() || state === "failed" || places.isPartial
  const { subjects, chapters } = places
  return (
    <div ref={box} className="grid gap-4" onChange={loadNow}>
      {subjects ? null : <p className="text-soft">{t("make.ownSubject", { subject })}</p>}
      <SelectField
        name="grade"
        label={t("make.grade")}
        none={t("make.gradeNone")}
        options={places.grades}
      />
      {subjects ? (
        <SelectField
          key={`subject of ${chosen?.grade}`}
          name="subject"
          label={t("make.subject")}
          none={t("make.subjectNone")}
          help={subjects.length > 0 ? undefined : t("make.subjectHelp")}
          options={subjects}
          chosen={chosen?.subject}
        />
      ) : null}
      {needsButton ? (
        <button name="intent" value="chapters" formNoValidate className="button button-quiet">
          {t("make.load")}
        </button>
      ) : null}
      <SelectField
        key={`chapter of ${chosen?.grade} ${chosen?.subject}`}
        name="chapter"
        label={t("make.chapter")}
        none={t("make.chapterNone")}
        help={chapters?.length ? undefined : t(chapters ? "make.noChapters" : "make.chapterHelp")}
        options={chapters ?? []}
        chosen={chosen?.chapter}
      />
      <output className="text-sm text-soft empty:hidden">
        {state === "still" ? null : t(`make.state.${state}`)}
      </output>
      {places.isPartial ? <p className="font-semibold">{t("make.partial")}</p> : null}
    </div>
  )
}
