import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"

type View = ReturnType<typeof viewStructure>

export function Changes({ events, newest, older }: Pick<View, "events" | "newest" | "older">) {
  const { t } = useTranslation()
  return (
    <TitledSection id="changes" title={t("structure.events.title")}>
      <ul className="grid gap-3">
        {events.map(({ id, at, by, kind, about, renamed, changed, canUndo }) => (
          <li key={id} className="card flex flex-wrap items-center justify-between gap-3">
            <p className="[overflow-wrap:anywhere]">
              {t(kind, { count: changed })}{" "}
              {about ? <bdi className="font-bold">{about}</bdi> : null}
              {renamed ? (
                <span className="font-bold">
                  {about ? " · " : null}
                  <bdi>{renamed.from}</bdi> {t("structure.events.became")} <bdi>{renamed.to}</bdi>
                </span>
              ) : null}
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
      {newest || older ? (
        <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
          {newest ? (
            <Link to={newest} className="button button-quiet">
              {t("decisions.newest")}
            </Link>
          ) : null}
          {older ? (
            <Link to={older} rel="next" className="button button-quiet">
              {t("structure.events.older")}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </TitledSection>
  )
}
