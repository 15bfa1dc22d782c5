import { useTranslation } from "react-i18next"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { Choose } from "#app/admin/choose.tsx"
import { GradeChoice } from "#app/admin/choose.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import type { FormProps } from "#app/forms/form-model"
import { useFreshKey } from "#app/forms/form.tsx"
import type { Links } from "./links.server"
import { LinksForm } from "./links-form"

/** The choice of the grade, stored in the address; then the form that links subjects to it. */
export function LinksPage({ view, links, reply }: FormProps & { links: Links }) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  const { grade, grades, subjects, isUnknown } = links
  const linked = subjects.filter(({ isLinked }) => isLinked)
  const isKnown = grade !== "" && !isUnknown
  return (
    <AddPage
      title={t("addLinks.title")}
      lead={t("addLinks.lead")}
      beside={
        isKnown ? (
          <ExistingEntries title={t("addLinks.there")} none={t("addLinks.none")} entries={linked} />
        ) : null
      }
    >
      <Choose button={t("admin.choose")}>
        <GradeChoice chosen={grade} grades={grades} isUnknown={isUnknown} />
      </Choose>
      {isKnown || reply ? <LinksForm key={key} view={view} links={links} reply={reply} /> : null}
    </AddPage>
  )
}
