import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"

/** Redirects an alias of the page that is named after the upstream's call. */
export const loader = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

/** A 308, so that browsers repeat the POST at the page. */
export const action = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

const toAddChapter = ({ url }: Request) => redirect(`/admin/add-chapter${new URL(url).search}`, 308)
