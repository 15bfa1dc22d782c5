import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare"

interface PageTitle {
  readonly title: string
  readonly description?: string
}

export const pageMeta: MetaFunction<() => PageTitle> = ({ data, matches }) => {
  const site = siteMeta(matches)
  return data ? withTags(`${data.title} · ${siteName(site)}`, data.description, site) : site
}

export const siteTitledMeta: MetaFunction<() => { description: string }> = ({ data, matches }) => {
  const site = siteMeta(matches)
  return data ? withTags(titleIn(site), data.description, site) : site
}

const siteMeta = (matches: readonly { id: string; meta: MetaDescriptor[] }[]) =>
  matches.find(({ id }) => id === "root")?.meta ?? []

function withTags(title: string, description: string | undefined, site: MetaDescriptor[]) {
  const own: MetaDescriptor[] = [{ title }, ...site.filter((tag) => !("title" in tag))]
  if (description === undefined) return own
  return [
    ...own,
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ]
}

const titleIn = (meta: readonly MetaDescriptor[]): string =>
  meta.map((tag) => ("title" in tag ? String(tag.title) : "")).find(Boolean) ?? "Tahaddi"

const siteName = (meta: readonly MetaDescriptor[]) => titleIn(meta).split(":")[0] ?? ""
