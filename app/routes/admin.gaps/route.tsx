import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, languages, type Language, wireGames } from "#contract/words"
import { readChoice } from "#app/admin/admin-request.server"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import type { AppContext } from "#app/server/context.server"
import { requireRole } from "#app/session/guards.server"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { orMissing } from "#app/upstream/errors.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const wanted = readChoice(request, "language")
  const language = languages.find((each) => each === wanted) ?? null
  const counts = await readCounts(context, language)
  return {
    title: context.i18n.t("gaps.title"),
    grades: counts?.grades ?? [],
    tabs: counts?.hasLanguages ? toTabs(language, context.i18n.t) : [],
  }
}

const toTabs = (chosen: Language | null, t: AppContext["i18n"]["t"]) =>
  ([null, ...languages] as const).map((language) => ({
    to: language ? `/admin/gaps?language=${language}` : "/admin/gaps",
    text: language ? t(`review.in.${language}`) : t("gaps.all"),
    isCurrent: language === chosen,
  }))

export default function Gaps() {
  const { t } = useTranslation()
  const { grades, tabs } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={t("gaps.title")} lead={t("gaps.lead")}>
      {grades.length > 0 ? (
        <div className="grid grid-cols-1 gap-4">
          {tabs.length > 0 ? <ChoiceTabs label={t("gaps.by")} tabs={tabs} /> : null}
          <CountsByGrade grades={grades} />
        </div>
      ) : (
        <EmptyState picture="saffir/thinks" title={t("gaps.none.title")}>
          <p className="text-soft">{t("gaps.none.text")}</p>
          <Link to="/admin" className="button button-main" viewTransition>
            {t("review.empty.onwards")}
          </Link>
        </EmptyState>
      )}
    </AdminFrame>
  )
}

function CountsByGrade({ grades }: { grades: readonly GradeCounts[] }) {
  const { t } = useTranslation()
  const missing = grades.map(countEmpty)
  const all = missing.reduce((sum, each) => sum + each, 0)
  const worst = all > 0 ? missing.indexOf(Math.max(...missing)) : -1
  return (
    <section aria-labelledby="counts" className="grid grid-cols-1 gap-4">
      <p id="counts" className="text-soft">
        {t("gaps.caption")} <strong>{t("gaps.missing", { count: all })}</strong>
      </p>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {grades.map((grade, at) => (
          <CountsOfGrade key={grade.id} grade={grade} isOpen={at === worst} />
        ))}
      </div>
    </section>
  )
}

const countsIn = ({ subjects }: GradeCounts) => subjects.flatMap(([, ...counts]) => counts)
const countEmpty = (grade: GradeCounts) => countsIn(grade).filter((count) => count === 0).length

function CountsOfGrade({ grade, isOpen }: { grade: GradeCounts; isOpen: boolean }) {
  const { t } = useTranslation()
  const { id, name, subjects } = grade
  const empty = countEmpty(grade)
  return (
    <details className="card overflow-x-auto" open={isOpen}>
      <summary className="flex min-h-[2.75rem] flex-wrap items-center gap-x-3">
        <bdi className="font-bold">{name}</bdi>
        <span className="text-sm text-soft">
          {t("review.questions", { count: countsIn(grade).reduce((sum, each) => sum + each, 0) })}
        </span>
        {empty > 0 ? (
          <strong className="text-sm text-wrong">{t("gaps.missing", { count: empty })}</strong>
        ) : null}
      </summary>
      <table className="counts">
        <thead>
          <tr>
            <th scope="col">{t("addChapter.subject")}</th>
            {gameNames.map((game) => (
              <th key={game} scope="col">
                {t(`game.${game}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <Row key={subject[0]} grade={id} subject={subject} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Row({
  grade,
  subject: [name, ...counts],
}: {
  grade: string
  subject: GradeCounts["subjects"][number]
}) {
  const query = new URLSearchParams({ grade, subject: name })
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {gameNames.map((game, index) => (
        <td key={game}>
          <Link to={`/make-${game}/education?${query}`}>
            {counts[index] === 0 ? <Icon name="pen" className="text-wrong" /> : null}
            {counts[index]}
          </Link>
        </td>
      ))}
    </tr>
  )
}

interface GradeCounts {
  readonly id: string
  readonly name: string
  /** The name of each subject with the count of each game, in the order of `gameNames`: half the bytes of named values. */
  readonly subjects: readonly (readonly [string, ...number[]])[]
}

/** Of one language if that is asked for and the API tells them apart. `null` if it does not count, or refuses. */
async function readCounts(
  { upstream }: Pick<AppContext, "upstream">,
  language: Language | null,
): Promise<{ readonly grades: readonly GradeCounts[]; readonly hasLanguages: boolean } | null> {
  const answer = await orMissing(upstream.admin.questionCounts())
  if (answer?.status !== 200) return null
  const { subjects } = answer.body
  const grades = new Map(subjects.map(({ gradeId, gradeName }) => [gradeId, gradeName]))
  const listed = [...grades].map(([id, name]) => ({
    id,
    name,
    subjects: subjects
      .filter(({ gradeId }) => gradeId === id)
      .map(({ subjectName, counts, byLanguage }) => {
        const shown = (language && byLanguage?.[language]) ?? counts
        return [subjectName, ...gameNames.map((game) => shown[wireGames[game]] ?? 0)] as const
      }),
  }))
  return { grades: listed, hasLanguages: subjects.some(({ byLanguage }) => byLanguage) }
}
