import { useTranslation } from "react-i18next"
import { liveScript } from "#app/live/live-script"
import { useNonce } from "#app/ui/server-sent.tsx"

interface Props {
  readonly path: string
  readonly version: number
  readonly isStill: boolean
  readonly bell?: string | undefined
}

/**
 * How a page in which nobody types comes by news: it is loaded again, and the server holds the reply until there are
 * some. The browser does that by itself, until it is told not to.
 */
export function News({ path, version, isStill, bell }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {isStill ? null : <Updates held={`${path}since=${version}`} bell={bell} />}
      <nav aria-label={t("live.news")} className="flex flex-wrap gap-x-4 text-sm print:hidden">
        <a href={path} className="link inline-flex min-h-[2.75rem] items-center">
          {t("live.lookAgain")}
        </a>
        <a
          href={`${path}${isStill ? "updating" : "still"}`}
          className="link inline-flex min-h-[2.75rem] items-center"
        >
          {t(isStill ? "live.goOnUpdating" : "live.stopUpdating")}
        </a>
      </nav>
    </>
  )
}

interface UpdatesProps extends Pick<Props, "bell"> {
  readonly held: string
  readonly isTyping?: boolean
  readonly isKept?: boolean
}

/**
 * With scripts only the news are put into the page, without them it is loaded whole, unless somebody types in it. A page
 * that is kept as it is only says that somebody is there; a player's by its socket alone, since who asks is shown the next
 * question.
 */
export function Updates({ held, bell, isTyping = false, isKept = false }: UpdatesProps) {
  return (
    <>
      {isTyping || isKept ? null : (
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${held}`} />
        </noscript>
      )}
      <script
        data-plain=""
        data-held={held}
        data-bell={bell}
        data-kept={isKept ? (isTyping ? "pings" : "asks") : undefined}
        nonce={useNonce()}
        dangerouslySetInnerHTML={{ __html: liveScript }}
      />
    </>
  )
}
