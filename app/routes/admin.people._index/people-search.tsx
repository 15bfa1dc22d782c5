import { useTranslation } from "react-i18next"
import { type PeopleGroup, peopleGroups } from "#contract/words"
import { lengths } from "#contract/limits"

/** A plain GET form, so that the search is stored in the address. */
export function PeopleSearch({ search, group }: { search: string; group: PeopleGroup | "" }) {
  const { t } = useTranslation()
  return (
    <form
      key={`${search} ${group}`}
      action="/admin/people"
      className="card grid max-w-prose gap-3 sm:grid-cols-2"
    >
      <label className="grid gap-1.5 font-semibold">
        {t("people.search")}
        <input
          type="search"
          name="search"
          dir="auto"
          defaultValue={search}
          maxLength={lengths.word.max}
          aria-describedby="search-help"
          className="control font-normal"
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {t("people.show")}
        <select name="group" defaultValue={group} className="control font-normal">
          <option value="">{t("people.everybody")}</option>
          {peopleGroups.map((each) => (
            <option key={each} value={each}>
              {t(`people.group.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p id="search-help" className="text-sm text-soft sm:col-span-2">
        {t("people.searchHelp")}
      </p>
      <button className="button button-main sm:col-span-2">{t("people.find")}</button>
    </form>
  )
}
