import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { TakenPack } from "./packs.server"

/** A document of its own, which needs no scripts of the app. */
export function TakeAlong({ fields }: { fields: Readonly<Record<string, string | null>> }) {
  const { t } = useTranslation()
  return (
    <form method="post" action="/packs/take" className="grid gap-1">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      <button className="button button-quiet max-sm:w-full">{t("packs.take")}</button>
      <p className="text-sm text-soft">
        {t("work" in fields ? "packs.takeWorkHelp" : "packs.takeHelp")}
      </p>
    </form>
  )
}

export function TakenPacks({ packs }: { packs: readonly TakenPack[] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="packs" title={t("packs.open")}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {packs.map(({ packId, game, subject, chapter, left, state }) => (
          <li key={packId}>
            <a
              href={`/packs/${packId}`}
              className="card flex items-center gap-4 border-hint no-underline hover:bg-raised"
            >
              <Icon name={game} className="text-2xl text-hint" />
              <span className="grow">
                <span className="block font-bold">
                  <bdi>{subject}</bdi> · <bdi>{chapter}</bdi>
                </span>
                <span className="text-sm text-soft">
                  {state === "open" ? t("packs.left", { count: left }) : t(`packs.ended.${state}`)}
                </span>
              </span>
              <Icon name="arrow-next" className="text-soft" />
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
