import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"

export const loader = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

/** A 308, so that browsers repeat the POST at the page. */
export const action = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

const toAddChapter = ({ url }: Request) => redirect(`/admin/add-chapter${new URL(url).search}`, 308)
