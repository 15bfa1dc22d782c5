import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Who } from "#app/classes/book/register.tsx"
import type { ClassBook } from "./view.server"

type RegisterProps = Pick<ClassBook, "works" | "pupils"> & { readonly label: string }

/** Pupils by their work, in words. */
export function Register({ works, pupils, label }: RegisterProps) {
  const { t } = useTranslation()
  return (
    <section className="register" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("book.pupil")}</th>
            {works.map((work) => (
              <th key={work.workId} scope="col">
                <Which work={work} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ personID, name, needs, works: done }) => (
            <tr key={personID}>
              <th scope="row">
                <Who to={`pupil/${personID}`} name={name} isInNeed={needs.length > 0} />
              </th>
              {works.map((work, at) => (
                <WorkDone key={work.workId} work={work} done={done[at] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Which = ({ work: { workId, title, until } }: { work: ClassBook["works"][number] }) => (
  <span className="which">
    <Link to={workId} className="link" viewTransition>
      <bdi>{title}</bdi>
    </Link>
    <span className="block text-xs font-normal text-soft">{until}</span>
  </span>
)

interface Done {
  readonly work: ClassBook["works"][number]
  readonly done: ClassBook["pupils"][number]["works"][number]
}

function WorkDone({ work: { rounds, hasHands }, done: totals }: Done) {
  const { t } = useTranslation()
  if (totals === null) return <td className="text-sm text-soft">{t("book.mark.joinedLater")}</td>
  const { done, right, of, isBegun, isOpen } = totals
  if (!isBegun) {
    const missed = t(hasHands ? "book.mark.hands" : "book.cell.absent")
    return <td className="text-sm text-soft">{isOpen ? t("book.cell.open") : missed}</td>
  }
  return (
    <td>
      <span className="font-semibold">
        {done >= rounds
          ? t("work.state.done")
          : done > 0
            ? t("work.doneOf", { done, total: rounds })
            : t("book.cell.begun")}
      </span>
      {of > 0 ? (
        <span className="block text-sm text-soft">{t("record.rightOf", { right, count: of })}</span>
      ) : null}
    </td>
  )
}
