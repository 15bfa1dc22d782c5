import { useTranslation } from "react-i18next"
import { buildingPages } from "~/admin/admin-pages"
import { ChoiceCard } from "~/ui/choice-card"
import { PageHeading } from "~/ui/page-heading"
import { TitledSection } from "~/ui/titled-section"
import { Gaps } from "./gaps"
import type { Overview } from "./overview"
import { Waiting } from "./waiting"

/** What an admin finds first: what waits, where to build, what is missing. */
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
