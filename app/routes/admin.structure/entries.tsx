import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { type EntryLink, EntryName } from "#app/admin/existing-entries.tsx"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"

type View = ReturnType<typeof viewStructure>

type Props = Pick<View, "grades" | "subjects" | "ofGrade" | "counts"> & {
  of: Readonly<Record<string, string>>
}

export function Entries({ grades, subjects, ofGrade, counts, of: { grade } }: Props) {
  const { t } = useTranslation()
  return (
    <TitledSection id="there" title={t("structure.there", { ...counts })}>
      {counts.unnamed > 0 ? (
        <p className="font-semibold">{t("structure.unnamed", { count: counts.unnamed })}</p>
      ) : null}
      <List title={t("structure.grades")} entries={grades} />
      {subjects.length > 0 ? <List title={t("structure.subjects")} entries={subjects} /> : null}
      {ofGrade.map(({ id, subject, chapters }) => (
        <div key={id} className="grid gap-2">
          <List title={<EntryName entry={subject} />} entries={chapters} />
          <Form method="post">
            <input type="hidden" name="grade" value={grade} />
            <input type="hidden" name="subject" value={id} />
            <button
              name="intent"
              value="unlink"
              className="link min-h-[2.75rem] text-sm"
              aria-label={t("structure.unlinkOne", { name: subject.name })}
            >
              {t("structure.unlink")}
            </button>
          </Form>
        </div>
      ))}
    </TitledSection>
  )
}

function List({ title, entries }: { title: ReactNode; entries: readonly EntryLink[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid gap-x-4 xs:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryName entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Changes({ events }: Pick<View, "events">) {
  const { t } = useTranslation()
  return (
    <TitledSection id="changes" title={t("structure.events.title")}>
      <ul className="grid gap-3">
        {events.map(({ id, at, by, kind, about, changed, canUndo }) => (
          <li key={id} className="card flex flex-wrap items-center justify-between gap-3">
            <p className="[overflow-wrap:anywhere]">
              {t(kind, { count: changed })}{" "}
              {about ? <bdi className="font-bold">{about}</bdi> : null}
              <span className="block text-sm text-soft">
                <bdi>{by}</bdi> · {at}
              </span>
            </p>
            {canUndo ? (
              <Form id={`undo-${id}`} method="post">
                <input type="hidden" name="event" value={id} />
                <button name="intent" value="undo" className="button button-quiet">
                  {t("structure.undo")}
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
