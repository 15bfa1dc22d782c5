import { useTranslation } from "react-i18next"
import { ChoiceForm } from "#app/forms/choice-form.tsx"
import { GameChoice } from "#app/games/game-choice.tsx"
import type { RecordView } from "./record.server"

/** The filter by subject, chapter, game and mistakes, stored in the address. */
export function Filters({ record: { filter, subjects, chapters } }: { record: RecordView }) {
  const { t } = useTranslation()
  return (
    <ChoiceForm
      key={`${filter.subject} ${filter.chapter} ${filter.game} ${filter.onlyMistakes}`}
      replace
      className="card grid gap-3 sm:grid-cols-2"
    >
      <label className="grid gap-1.5 font-semibold">
        {t("record.subject")}
        <select name="subject" defaultValue={filter.subject} className="control font-normal">
          <option value="">{t("record.allSubjects")}</option>
          {subjects.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {chapters.length > 0 ? (
        <label className="grid gap-1.5 font-semibold">
          {t("record.chapter")}
          <select name="chapter" defaultValue={filter.chapter} className="control font-normal">
            <option value="">{t("record.allChapters")}</option>
            {chapters.map(({ name, number }) => (
              <option key={number} value={number}>
                {number}. {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <GameChoice game={filter.game} />
      <label className="flex min-h-[2.75rem] items-center gap-3 self-end">
        <input
          type="checkbox"
          name="mistakes"
          value="1"
          defaultChecked={filter.onlyMistakes}
          className="h-5 w-5 accent-[rgb(var(--action))]"
        />
        {t("record.mistakes")}
      </label>
      <button className="button button-quiet sm:col-span-2">{t("record.filter")}</button>
    </ChoiceForm>
  )
}
