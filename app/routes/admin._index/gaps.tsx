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
  const unseen = [...unseenGrades.map(({ label }) => label), ...(gaps?.unseen ?? [])]
  return (
    <TitledSection id="gaps" title={t("admin.gaps.title")}>
      {hasCounts ? (
        <ChoiceCard to="/admin/gaps" icon="info" title={t("gaps.title")}>
          {t("gaps.caption")}
        </ChoiceCard>
      ) : null}
      <Gap title={t("admin.gaps.grades")}>
        {gradesWithoutSubjects.map(({ value, label }) => (
          <GapLink key={value} to={`/admin/add-grade-subjects?${query({ grade: value })}`}>
            <bdi>{label}</bdi>
          </GapLink>
        ))}
      </Gap>
      {gaps ? <OfGrade overview={overview} gaps={gaps} /> : null}
      <Complete overview={overview} />
      {unseen.length > 0 ? (
        <p className="text-sm text-soft">{t("admin.gaps.unseen", { names: unseen.join(" · ") })}</p>
      ) : null}
    </TitledSection>
  )
}

function Complete({
  overview: { gradesWithoutSubjects, gaps, isWhole },
}: {
  overview: AdminOverview
}) {
  const { t } = useTranslation()
  const grade = gaps?.grade.label
  const said = [
    gradesWithoutSubjects.length === 0 && t("admin.gaps.noGrades"),
    gaps?.subjectsWithoutChapters.length === 0 && t("admin.gaps.noSubjects", { grade }),
    gaps?.hasChapters &&
      gaps.withoutQuestions.length === 0 &&
      t("admin.gaps.noChapters", { grade }),
    isWhole && t("admin.gaps.whole"),
  ].filter(Boolean)
  return said.length > 0 ? (
    <p className="flex gap-2 text-soft">
      <Icon name="check" className="text-action" />
      {said.join(" ")}
    </p>
  ) : null
}

function OfGrade({ overview, gaps }: { overview: AdminOverview; gaps: GapsOfGrade }) {
  const { t } = useTranslation()
  const { grade, subjectsWithoutChapters, withoutQuestions } = gaps
  const isBoth = subjectsWithoutChapters.length > 0 && withoutQuestions.length > 0
  return (
    <>
      <nav aria-labelledby="look-into">
        <details className="card">
          <summary id="look-into" className="flex min-h-[2.75rem] items-center gap-3">
            {t("admin.gaps.lookInto")}
            <bdi className="font-bold">{grade.label}</bdi>
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">
            {overview.gradesWithSubjects.map(({ value, label, missing }) => (
              <Link
                key={value}
                to={`/admin?${query({ grade: value })}`}
                preventScrollReset
                aria-current={value === grade.value ? "true" : undefined}
                className="button button-quiet !px-3 text-sm aria-[current]:border-action aria-[current]:bg-raised aria-[current]:text-action"
              >
                <bdi>{label}</bdi>
                {missing ? <span className="chip">{missing}</span> : null}
              </Link>
            ))}
          </div>
        </details>
      </nav>
      <div className={`grid items-start gap-4 empty:hidden ${isBoth ? "md:grid-cols-2" : ""}`}>
        <Gap title={t("admin.gaps.subjects")}>
          {subjectsWithoutChapters.map((subject) => (
            <GapLink
              key={subject}
              to={`/admin/add-chapter?${query({ grade: grade.value, subject })}`}
            >
              <bdi>{subject}</bdi>
            </GapLink>
          ))}
        </Gap>
        <Gap
          title={t("admin.gaps.chapters")}
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
      </div>
    </>
  )
}

const query = (choice: Readonly<Record<string, string>>) => new URLSearchParams(choice)

function Gap({
  title,
  children,
  count = children.length,
}: {
  title: string
  count?: number
  children: readonly ReactNode[]
}) {
  return children.length > 0 ? (
    <section className="card grid gap-2">
      <h3 className="flex items-center justify-between gap-3 font-bold">
        {title}
        <span className="chip">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  ) : null
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
