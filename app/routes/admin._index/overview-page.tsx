import { useTranslation } from "react-i18next"
import { buildingPages } from "#app/admin/admin-frame.tsx"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { Gaps } from "./gaps"
import type { Overview } from "./overview.server"
import { Waiting } from "./waiting"

/** The admin's start page: waiting questions, links to the curriculum pages, gaps. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-10">
      <div>
        <PageHeading title={t("admin.title")}>{t("admin.lead")}</PageHeading>
        <Waiting overview={overview} />
      </div>
      <TitledSection id="building" title={t("admin.build")}>
        <div className="grid gap-3 sm:grid-cols-2">
          {buildingPages.map(({ to, label, icon }) => (
            <ChoiceCard key={to} to={to} icon={icon} title={t(label)} />
          ))}
        </div>
      </TitledSection>
      <Gaps overview={overview} />
    </div>
  )
}
