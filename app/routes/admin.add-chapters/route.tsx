import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"

/** The page under the name that the upstream's call has. */
export const loader = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

/** 308: what was posted is posted there. */
export const action = ({ request }: LoaderFunctionArgs) => toAddChapter(request)

const toAddChapter = ({ url }: Request) => redirect(`/admin/add-chapter${new URL(url).search}`, 308)
