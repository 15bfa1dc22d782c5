import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { kept } from "#contract/kept"
import { pageMeta } from "#app/i18n/title"
import { KeptLinks } from "#app/people/kept-links.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"

export const meta = pageMeta

/** What the upstream keeps is known if it has the calls that show it; the app itself keeps what the referee has. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { t } = context.i18n
  const pages = await context.offeredPages()
  const isKnown = pages.has("/classes/:classId/pupils/:personId")
  const shown = isKnown ? kept : kept.filter(({ referee }) => referee)
  return {
    title: t("privacy.title"),
    description: t("privacy.promise"),
    canDownload: isKnown && context.session.person !== null,
    kinds: shown.map(({ kind, seenBy, until, erased }) => ({ kind, seenBy, until, erased })),
  }
}

export default function PrivacyPage() {
  const { t } = useTranslation()
  const { canDownload } = useLoaderData<typeof loader>()
  return (
    <div className="grid max-w-prose gap-8">
      <PageHeading title={t("privacy.title")}>{t("privacy.promise")}</PageHeading>
      <Kept />
      <TitledSection id="yours" title={t("privacy.yours")}>
        <p>{t("privacy.answers")}</p>
        {canDownload ? <KeptLinks at="/profile/data" /> : null}
        <p>
          {t("privacy.delete")}{" "}
          <Link to="/contacts" className="link" viewTransition>
            {t("privacy.write")}
          </Link>
        </p>
        <p>{t("privacy.letters")}</p>
      </TitledSection>
      <Cookies />
    </div>
  )
}

function Kept() {
  const { t } = useTranslation()
  const { kinds } = useLoaderData<typeof loader>()
  return (
    <TitledSection id="kept" title={t("privacy.kept")}>
      <ul className="grid gap-5">
        {kinds.map(({ kind, seenBy, until, erased }) => (
          <li key={kind}>
            <h3 className="font-bold">{t(`privacy.kind.${kind}.title`)}</h3>
            <p>{t(`privacy.kind.${kind}.text`)}</p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-soft">
              <dt>{t("privacy.seenBy")}</dt>
              <dd>{seenBy.map((each) => t(`privacy.onlooker.${each}`)).join(t("class.and"))}</dd>
              <dt>{t("privacy.until")}</dt>
              <dd>{t(`privacy.untils.${until}`)}</dd>
              <dt>{t("privacy.erased")}</dt>
              <dd>{t(`privacy.${erased}`)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const cookies = [
  { name: "__Host-session", use: "session" },
  { name: "__Host-device", use: "device" },
  { name: "__Host-visitor", use: "visitor" },
  { name: "__Host-seat", use: "seat" },
  { name: "still", use: "still" },
  { name: "__Host-theme", use: "theme" },
  { name: "i18next", use: "language" },
  { name: "__Host-lite", use: "lite" },
  { name: "lite-rounds", use: "liteRounds" },
  { name: "__Host-toast", use: "toast" },
  { name: "__Host-kept-form", use: "kept" },
  { name: "__Host-packs", use: "packs" },
  { name: "cookies", use: "probe" },
] as const

function Cookies() {
  const { t } = useTranslation()
  return (
    <TitledSection id="cookies" title={t("privacy.cookies")}>
      <dl className="grid gap-3">
        {cookies.map(({ name, use }) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{name}</code>
            </dt>
            <dd className="text-soft">{t(`privacy.cookie.${use}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("privacy.device")}</p>
    </TitledSection>
  )
}
