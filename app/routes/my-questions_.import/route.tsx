import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { importLimits } from "#contract/limits"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { pageMeta } from "#app/i18n/title"
import { importAction, readImportOffers } from "#app/import/reply/import-action.server"
import type { ImportReply } from "#app/import/reply/import-view.server"
import { templatesFor, type Template } from "#app/import/sheet/columns.server"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { CheckedRows } from "./checked-rows"
import { KeptRows } from "./kept-rows"

export const handle = { form: "sheet" } satisfies RouteNeeds

export const meta = pageMeta
export const action = importAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const [game] = gameNames
  const { canImport, canDraft } = await readImportOffers(context)
  return {
    title: context.i18n.t("import.title"),
    canImport,
    canDraft,
    write: makePath(mayTeach(person) ? "education" : "entertainment", game),
    templates: templatesFor(context, person),
  }
}

export default function Import() {
  const { t } = useTranslation()
  const { canImport, canDraft, write, templates } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isChecked = reply !== undefined && !reply.error
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={t("import.title")}>{t("import.lead")}</PageHeading>
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply?.error ? <KeptRows reply={reply} canDraft={canDraft} /> : null}
      <div
        className={`grid grid-cols-1 items-start gap-6 md:gap-x-12 ${isChecked ? "md:grid-cols-2" : "md:grid-cols-[3fr_2fr]"}`}
      >
        {isChecked ? <CheckedRows reply={reply} canDraft={canDraft} /> : null}
        {canImport ? (
          <GiveRows reply={reply} templates={templates} />
        ) : (
          <p>{t("import.missing")}</p>
        )}
        <div className="grid gap-6">
          {isChecked ? null : <Exports />}
          <Link to={write} className="link justify-self-start" viewTransition>
            {t("import.write")}
          </Link>
        </div>
      </div>
    </div>
  )
}

const exportFormats = ["csv", "gift"] as const

function Exports() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("import.export")} className="grid gap-2">
      <p>{t("import.exportHelp")}</p>
      <dl className="grid gap-2">
        {gameNames.map((game) => (
          <div key={game} className="flex flex-wrap items-center gap-2">
            <dt className="min-w-[9rem] font-semibold">{t(`game.${game}.title`)}</dt>
            {exportFormats.map((format) => (
              <dd key={format}>
                <a
                  href={`/my-questions/export?game=${game}&format=${format}`}
                  className="button button-quiet !px-3"
                  aria-label={`${t(`game.${game}.title`)}, ${format.toUpperCase()}`}
                >
                  {format.toUpperCase()}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </nav>
  )
}

interface GiveRowsProps {
  reply: ImportReply | undefined
  templates: readonly Template[]
}

/** A plain `<form>` that loads a new document: uploading a file needs no script. */
function GiveRows({ reply, templates }: GiveRowsProps) {
  const { t } = useTranslation()
  const isChecked = reply !== undefined && !reply.error
  const isRight = isChecked && reply.good === reply.all
  const text = reply?.text ?? ""
  const file = (
    <label className="grid gap-1.5 font-semibold">
      {t("import.file")}
      <span className="text-sm font-normal text-soft">
        {t("import.fileHelp", { max: importLimits.maxRows })}
      </span>
      <input
        type="file"
        name="file"
        accept=".xlsx,.csv,.tsv,.txt,.gift,text/csv,text/plain"
        className="control"
      />
    </label>
  )
  return (
    <form method="post" encType="multipart/form-data" className="card grid grid-cols-1 gap-5">
      {text && reply?.isGift ? <input type="hidden" name="format" value="gift" /> : null}
      {text && reply?.takesChoices ? <input type="hidden" name="choices" value="typed" /> : null}
      {isChecked ? null : <HowTo templates={templates} />}
      {text ? null : file}
      <label className="grid gap-1.5 font-semibold">
        {t(text ? "import.fix" : "import.paste")}
        <span className="text-sm font-normal text-soft">
          {t(text ? "import.fixHelp" : "import.pasteHelp")}
        </span>
        <textarea
          name="text"
          rows={text ? 14 : 4}
          dir="auto"
          defaultValue={text}
          className="control font-normal"
        />
      </label>
      {text ? file : null}
      <button className={`button ${isRight ? "button-quiet" : "button-main"}`}>
        {t("import.check")}
      </button>
      {isChecked ? (
        <details>
          <summary className="link">{t("import.how")}</summary>
          <HowTo templates={templates} />
        </details>
      ) : null}
      <details>
        <summary className="link">{t("import.gift.title")}</summary>
        <p className="mt-2">{t("import.gift.text")}</p>
        <pre dir="auto" className="mt-2 overflow-x-auto rounded-lg bg-ground p-3 text-sm">
          {t("import.gift.example")}
        </pre>
      </details>
    </form>
  )
}

function HowTo({ templates }: Pick<GiveRowsProps, "templates">) {
  const { t } = useTranslation()
  return (
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        {t("import.steps.fill")}
        <nav aria-labelledby="templates" className="flex flex-wrap gap-2 py-2">
          <p id="templates" className="w-full text-sm text-soft">
            {t("import.templates")}
          </p>
          {templates.map(({ game, name, href }) => (
            <a key={game} href={href} download={name} className="button button-quiet !px-3">
              {t(`game.${game}.title`)}
            </a>
          ))}
        </nav>
      </li>
      <li>{t("import.steps.save")}</li>
      <li>{t("import.steps.give")}</li>
    </ol>
  )
}
