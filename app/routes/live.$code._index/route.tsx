import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { type ComponentProps, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { pageMeta } from "#app/i18n/title"
import { CodeForm } from "#app/live/code-form.tsx"
import { Tick } from "#app/live/tick.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { NetworkCheck } from "./check"
import { viewCheck } from "./check.server"
import { takeSeat, viewSeatChoice } from "./join.server"
import { Mates } from "./mates"

export const handle = { ours: "live", isPlain: true, hasSocket: true } satisfies RouteNeeds

export const meta = pageMeta
/** A page for the school's IT is in place of a code, because each route costs bytes on every page of the app. */
export const loader = (args: LoaderFunctionArgs) =>
  args.params["code"] === "check" ? viewCheck(args) : viewSeatChoice(args)
export const action = takeSeat

export default function Join() {
  const view = useLoaderData<typeof loader>()
  // After a link of a page with scripts.
  useEffect(() => window.location.reload(), [])
  if ("isHeld" in view) return <NetworkCheck view={view} />
  const { title, code, found, error } = view
  return (
    <div className="form-page grid gap-6">
      <PageHeading title={title}>
        {found ? (
          <>
            {found.className ? <bdi className="font-bold">{found.className}</bdi> : null}
            {found.className && found.teacher ? " · " : null}
            <bdi>{found.teacher}</bdi>
          </>
        ) : null}
      </PageHeading>
      {found ? <Entry /> : <CodeForm typed={code} error={error} />}
    </div>
  )
}

function Entry() {
  const { t } = useTranslation()
  const { code, found, person } = useLoaderData<typeof viewSeatChoice>()
  const refused = useActionData<typeof action>()
  if (!found) return null
  const refusal = refused?.error && !refused.isOfDetails ? t(refused.error) : null
  const alert = refusal ? <AlertBox text={refusal} since={refused} /> : null
  if (found.seat)
    return (
      <>
        {alert}
        <p>{t("live.seated", { name: found.seat })}</p>
        <a href={`/live/${code}/play`} className="button button-main w-full text-lg">
          {t("live.toRoom")}
        </a>
        {person ? null : <SomebodyElse />}
        <form method="post">
          <Mates>
            <button name="intent" value="join" className="button button-quiet w-full">
              {t("live.saveTable")}
            </button>
          </Mates>
        </form>
      </>
    )
  if (found.entry === "account")
    return (
      <form method="post" className="grid gap-4">
        {alert}
        <p>
          {t("live.account")} <bdi className="font-bold">{person?.name}</bdi>. {t("live.seenAs")}
        </p>
        <input type="hidden" name="name" value={found.names[0]} />
        <Mates />
        <button name="intent" value="join" className="button button-main w-full text-lg">
          {t("live.joinAs", { name: found.names[0] ?? person?.name })}
        </button>
        <Tick name="still" label={t("live.noUpdating")} isTicked={refused?.isStill ?? false} />
      </form>
    )
  return (
    <>
      {alert}
      {refused?.error === "toast.liveRemoved" ? <SomebodyElse /> : null}
      {found.entry === "guest" ? <Guest /> : <p>{t("toast.liveClosed")}</p>}
      {person ? null : (
        <a href={`/login?redirectTo=/live/${code}`} className="link justify-self-start">
          {t("live.withAccount")}
        </a>
      )}
      {found.entry === "closed" && person?.isPupil ? (
        <a href="/join" className="link justify-self-start">
          {t("class.join")}
        </a>
      ) : null}
    </>
  )
}

function SomebodyElse() {
  const { t } = useTranslation()
  return (
    <form method="post">
      <button name="intent" value="other" className="button button-quiet w-full">
        {t("live.somebodyElse")}
      </button>
    </form>
  )
}

function Guest() {
  const { t } = useTranslation()
  const { found, spin } = useLoaderData<typeof viewSeatChoice>()
  const sent = useActionData<typeof action>()
  const refused = sent?.isOfDetails ? sent : null
  return (
    <>
      <form method="post" className="grid gap-3">
        <p className="font-semibold">{t("live.chooseName")}</p>
        {found?.names.map((name) => (
          <button
            key={name}
            name="name"
            value={name}
            className="button button-quiet w-full text-lg"
          >
            <bdi>{name}</bdi>
          </button>
        ))}
        {spin ? (
          <a href={`?spin=${spin}`} className="link justify-self-start">
            {t("live.otherNames")}
          </a>
        ) : null}
        <Tick name="still" label={t("live.noUpdating")} isTicked={sent?.isStill ?? false} />
      </form>
      <details open={refused !== null}>
        <summary className="link">{t("live.comeBack")}</summary>
        <form method="post" className="card mt-2 grid gap-3">
          {refused?.error ? <AlertBox text={t(refused.error)} since={refused} /> : null}
          <ShortField
            label={t("live.yourName")}
            input={{ name: "name", defaultValue: refused?.name, maxLength: 40, dir: "auto" }}
          />
          <ShortField
            label={t("live.yourNumber")}
            input={{ name: "back", defaultValue: refused?.back, maxLength: 20, dir: "ltr" }}
          />
          <button className="button button-main">{t("live.comeBack")}</button>
        </form>
      </details>
    </>
  )
}

function ShortField({ label, input }: { label: string; input: ComponentProps<"input"> }) {
  const inputMode = input.dir === "ltr" ? "numeric" : "text"
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <input {...input} inputMode={inputMode} required autoComplete="off" className="control" />
    </label>
  )
}
