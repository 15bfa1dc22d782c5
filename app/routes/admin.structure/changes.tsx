import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { StructureReply } from "#app/structure/change-structure.server"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { HtmlField } from "#app/ui/html-field.tsx"

type Preview = NonNullable<StructureReply["preview"]>

export function SheetPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { made, named, changes, same, refused, news } = preview
  const left = refused.shown.length + refused.more
  return (
    <TitledSection id="preview" title={t("structure.preview.title")}>
      <div className="card grid grid-cols-1 gap-4">
        <ul className="grid gap-1">
          {made ? <li>{made}</li> : null}
          {same > 0 ? <li>{t("structure.preview.same", { count: same })}</li> : null}
        </ul>
        {named.shown.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
            {named.shown.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
            <More count={named.more} />
          </ul>
        ) : null}
        <Refused refused={refused} />
        <PreviewedChanges changes={changes} />
        {news.shown.length > 0 ? (
          <details>
            <summary className="link">{t("structure.preview.rows")}</summary>
            <ul className="mt-2 grid gap-1">
              {news.shown.map(({ number, text }) => (
                <li key={number} className="[overflow-wrap:anywhere]">
                  <bdi>{text}</bdi>
                </li>
              ))}
              <More count={news.more} />
            </ul>
          </details>
        ) : null}
        {made || changes.shown.length > 0 ? (
          <form id="make" method="post" className="grid">
            <HtmlField name="packed" />
            <button
              name="intent"
              value="make"
              className={`button ${left > 0 ? "button-quiet" : "button-main"}`}
            >
              {t(left > 0 ? "structure.preview.makeOthers" : "structure.preview.make", {
                count: left,
              })}
            </button>
          </form>
        ) : null}
      </div>
    </TitledSection>
  )
}

function More({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <li>{t("structure.preview.more", { count })}</li> : null
}

function Refused({ refused: { shown, more } }: Pick<Preview, "refused">) {
  const { t } = useTranslation()
  if (shown.length === 0) return null
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-bold text-wrong">
        {t("structure.preview.refused", { count: shown.length + more })}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ number, text, why }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            {t("import.row", { number })}: <bdi>{text}</bdi>
            <span className="block font-semibold text-wrong">{t(why.key, { ...why.params })}</span>
          </li>
        ))}
        <More count={more} />
      </ul>
    </div>
  )
}

function PreviewedChanges({ changes: { shown, more } }: Pick<Preview, "changes">) {
  const { t } = useTranslation()
  if (shown.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t("structure.preview.changed", { count: shown.length + more })}</p>
      <ul id="changed" className="grid gap-1">
        {shown.map(({ key, about, restored, renamed }) => (
          <li key={key} className="[overflow-wrap:anywhere]">
            {about ? <bdi>{about}: </bdi> : null}
            {restored ? (
              <>
                {t("structure.events.restored")} <bdi>{restored}</bdi>{" "}
              </>
            ) : null}
            {renamed ? (
              <>
                <bdi>{renamed.from}</bdi> {t("structure.events.became")}{" "}
                <bdi className="font-bold">{renamed.to}</bdi>
              </>
            ) : null}
          </li>
        ))}
        <More count={more} />
      </ul>
    </div>
  )
}

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
