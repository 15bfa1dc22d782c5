import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { Icon } from "#app/ui/icon.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import type { GradeCounts } from "./counts.server"
import css from "./counts.css?inline"

/** The approved questions of every subject of every grade; it scrolls inside its own box. */
export function CountsTable({ grades }: { grades: readonly GradeCounts[] }) {
  const { t } = useTranslation()
  const missing = grades
    .flatMap(({ subjects }) => subjects.flatMap(({ counts }) => counts))
    .filter((count) => count === 0).length
  return (
    <section aria-labelledby="counts" className="card relative overflow-x-auto !p-0">
      <InlineStyles id="counts-styles" css={css} />
      <table className="counts w-full border-collapse text-start">
        <caption id="counts" className="p-4 text-start text-soft">
          {t("gaps.caption")} <strong>{t("gaps.missing", { count: missing })}</strong>
        </caption>
        <thead>
          <tr className="border-y border-line">
            <th scope="col" className="p-3 text-start">
              {t("addChapter.subject")}
            </th>
            {gameNames.map((game) => (
              <th key={game} scope="col" className="p-3 text-end text-sm">
                {t(`game.${game}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        {grades.map(({ id, name, subjects }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={gameNames.length + 1}>
                <bdi>{name}</bdi>
              </th>
            </tr>
            {subjects.map((subject) => (
              <Row key={subject.name} grade={id} subject={subject} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Row({
  grade,
  subject: { name, counts },
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
