import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import { OfferText } from "#app/play/offer-text.tsx"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { GradeGaps as GapsOfGrade, AdminOverview } from "./overview.server"

export function GapsSection({
  overview,
  hasCounts,
}: {
  overview: AdminOverview
  hasCounts: boolean
}) {
  const { t } = useTranslation()
  const { gradesWithoutSubjects, unseenGrades, gaps } = overview
  return (
    <TitledSection id="gaps" title={t("admin.gaps.title")}>
      {hasCounts ? (
        <ChoiceCard to="/admin/gaps" icon="info" title={t("gaps.title")}>
          {t("gaps.caption")}
        </ChoiceCard>
      ) : null}
      <Gap
        title={t("admin.gaps.grades")}
        none={t("admin.gaps.noGrades")}
        unseen={unseenGrades.map(({ label }) => label)}
      >
        {gradesWithoutSubjects.map(({ value, label }) => (
          <GapLink key={value} to={`/admin/add-grade-subjects?${query({ grade: value })}`}>
            <bdi>{label}</bdi>
          </GapLink>
        ))}
      </Gap>
      {gaps ? <OfGrade overview={overview} gaps={gaps} /> : null}
    </TitledSection>
  )
}

function OfGrade({ overview, gaps }: { overview: AdminOverview; gaps: GapsOfGrade }) {
  const { t } = useTranslation()
  const { grade, subjectsWithoutChapters, hasChapters, withoutQuestions, unseen } = gaps
  return (
    <>
      <nav aria-labelledby="look-into">
        <details className="card">
          <summary id="look-into" className="flex min-h-[2.75rem] items-center gap-3">
            {t("admin.gaps.lookInto")}
            <bdi className="font-bold">{grade.label}</bdi>
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">
            {overview.gradesWithSubjects.map(({ value, label }) => (
              <Link
                key={value}
                to={`/admin?${query({ grade: value })}`}
                preventScrollReset
                aria-current={value === grade.value ? "true" : undefined}
                className="button button-quiet !px-3 text-sm aria-[current]:border-action aria-[current]:bg-raised aria-[current]:text-action"
              >
                <bdi>{label}</bdi>
              </Link>
            ))}
          </div>
        </details>
      </nav>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Gap title={t("admin.gaps.subjects")} none={t("admin.gaps.noSubjects")} unseen={unseen}>
          {subjectsWithoutChapters.map((subject) => (
            <GapLink
              key={subject}
              to={`/admin/add-chapter?${query({ grade: grade.value, subject })}`}
            >
              <bdi>{subject}</bdi>
            </GapLink>
          ))}
        </Gap>
        {hasChapters ? (
          <Gap
            title={t("admin.gaps.chapters")}
            none={t("admin.gaps.noChapters")}
            unseen={unseen}
            count={withoutQuestions.reduce((sum, { chapters }) => sum + chapters.length, 0)}
          >
            {withoutQuestions.map(({ subject, chapters }) => (
              <li key={subject} className="border-t border-line">
                <details open={withoutQuestions.length === 1}>
                  <summary className="flex min-h-[2.75rem] items-center gap-3">
                    <span className="grow">
                      <bdi>{subject}</bdi>
                    </span>
                    <span className="chip">{chapters.length}</span>
                  </summary>
                  <ol className="grid gap-1 pb-3 ps-3">
                    {chapters.map(({ number, name, offer }) => (
                      <li key={number}>
                        <span className="tabular-nums text-soft">{number}</span> <bdi>{name}</bdi>
                        {offer === "nothing" ? null : <OfferText offer={offer} />}
                      </li>
                    ))}
                  </ol>
                </details>
              </li>
            ))}
          </Gap>
        ) : null}
      </div>
    </>
  )
}

const query = (choice: Readonly<Record<string, string>>) => new URLSearchParams(choice)

function Gap({
  title,
  none,
  unseen,
  children,
  count = children.length,
}: {
  title: string
  none: string
  unseen: readonly string[]
  count?: number
  children: readonly ReactNode[]
}) {
  const { t } = useTranslation()
  return (
    <section className="card grid gap-2">
      <h3 className="flex items-center justify-between gap-3 font-bold">
        {title}
        <span className="chip">{count}</span>
      </h3>
      {children.length > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className="flex items-center gap-2 text-soft">
          <Icon name="check" />
          {none}
        </p>
      )}
      {unseen.length > 0 ? (
        <p className="text-sm text-soft">{t("admin.gaps.unseen", { names: unseen.join(" · ") })}</p>
      ) : null}
    </section>
  )
}

function GapLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        className="flex min-h-[2.75rem] items-center gap-3 hover:bg-raised"
        viewTransition
      >
        <span className="grow">{children}</span>
        <Icon name="arrow-next" className="text-soft" />
      </Link>
    </li>
  )
}
