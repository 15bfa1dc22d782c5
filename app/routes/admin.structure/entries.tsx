import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EntryMarks, type EntryLink, EntryName } from "#app/admin/existing-entries.tsx"
import { toRowId } from "#app/admin/row-id"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"

type View = ReturnType<typeof viewStructure>

interface Props extends Pick<View, "grade" | "grades" | "subjects" | "ofGrade" | "counts"> {
  formKey: string
  current: string
}

export function Entries({ formKey, current, ...view }: Props) {
  const { t } = useTranslation()
  const { grade, grades, subjects, counts } = view
  if (grades.length + subjects.length === 0)
    return (
      <TitledSection id="there" title={t("structure.empty.title")}>
        <p className="text-soft">{t("structure.empty.text")}</p>
      </TitledSection>
    )
  return (
    <TitledSection
      id="there"
      title={t(grade ? "structure.inGrade" : "structure.there", { ...counts })}
    >
      {counts.unnamed > 0 ? (
        <p className="font-semibold">{t("structure.unnamed", { count: counts.unnamed })}</p>
      ) : null}
      {grade ? (
        <nav aria-label={t("structure.grades")} className="flex flex-wrap gap-2">
          {grades.map(({ id, of, name, ...marks }) => (
            <Link
              key={id}
              to={`?${of}#chosen`}
              aria-current={id === grade ? "page" : undefined}
              className="button button-quiet !px-3 text-sm aria-[current]:border-action aria-[current]:bg-raised aria-[current]:text-action"
            >
              <bdi>{name}</bdi>
              <EntryMarks {...marks} />
            </Link>
          ))}
        </nav>
      ) : null}
      <form id="lists" method="post" className="grid gap-4">
        <input type="hidden" name="formKey" value={formKey} />
        {grade ? (
          <OfGrade {...view} current={current} />
        ) : (
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <List title={t("structure.grades")} entries={grades} current={current} />
            <List title={t("structure.subjects")} entries={subjects} current={current} />
          </div>
        )}
      </form>
    </TitledSection>
  )
}

function OfGrade({
  grade,
  ofGrade,
  current,
}: Pick<View, "grade" | "ofGrade"> & { current: string }) {
  const { t } = useTranslation()
  return ofGrade.map(({ id, subject, count, chapters }) => (
    <section key={id} id={`s${id}`} className="card scroll-mt-24 !py-1">
      <h3>
        <Link
          to={`?grade=${grade}&subject=${id}#s${id}`}
          aria-current={chapters ? "true" : undefined}
          className="flex min-h-[2.75rem] items-center gap-3 hover:text-action"
        >
          <bdi className="font-bold">{subject.name}</bdi>
          <span className="text-sm text-soft">{t("structure.chapters", { count })}</span>
          <EntryMarks {...subject} />
          {chapters ? null : <Icon name="arrow-next" className="ms-auto text-soft" />}
        </Link>
      </h3>
      {chapters ? <Chapters {...{ grade, id, subject, chapters, current }} /> : null}
    </section>
  ))
}

type Opened = View["ofGrade"][number]

interface ChaptersProps extends Pick<Opened, "id" | "subject"> {
  grade: number | undefined
  chapters: NonNullable<Opened["chapters"]>
  current: string
}

function Chapters({ grade, id, subject, chapters, current }: ChaptersProps) {
  const { t } = useTranslation()
  return (
    <>
      <List entries={chapters} current={current} />
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Link to={`?${subject.of}#chosen`} className="link">
          {t("structure.ofSubject")}
        </Link>
        <button
          name="unlink"
          value={`grade=${grade}&subject=${id}`}
          className="min-h-[2.75rem] text-wrong underline underline-offset-4"
          aria-label={t("structure.unlinkOne", { name: subject.name })}
        >
          {t("structure.unlink")}
        </button>
      </p>
    </>
  )
}

interface ListProps {
  title?: string
  entries: readonly EntryLink[]
  current: string
}

function List({ title, entries, current }: ListProps) {
  if (entries.length === 0) return null
  return (
    <section>
      {title ? <h3 className="font-bold">{title}</h3> : null}
      <ul>
        {entries.map((entry, index) => (
          <li
            key={entry.of}
            id={toRowId(entry.of)}
            className="flex scroll-mt-24 items-center border-b border-line target:bg-raised"
          >
            <span className="grow">
              <EntryName entry={entry} isCurrent={entry.of === current} />
            </span>
            <Move entry={entry} way="up" to={placeOf(entries, index - 1)} />
            <Move entry={entry} way="down" to={placeOf(entries, index + 1)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = (entries: readonly EntryLink[], index: number) =>
  entries[index] && (entries[index].number ?? index + 1)

interface MoveProps {
  entry: EntryLink
  way: "up" | "down"
  to: number | undefined
}

function Move({ entry: { of, name }, way, to }: MoveProps) {
  const { t } = useTranslation()
  if (to === undefined) return <span className="min-w-[2.75rem]" />
  return (
    <button
      name="place"
      value={`${of}&at=${to}`}
      aria-label={t(`structure.${way}`, { name })}
      className="bar-button text-soft"
    >
      <span className={way === "down" ? "rotate-180" : undefined}>
        <Icon name="arrow-up" />
      </span>
    </button>
  )
}
