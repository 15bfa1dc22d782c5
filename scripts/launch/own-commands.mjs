const mark = "TAHADDI_LAUNCH"

/** The environment by which wrangler and Vite know that a script of this directory runs them. */
export const ofLaunch = { [mark]: "1" }

export const isOfLaunch = () => process.env[mark] === "1"

/**
 * Alone, wrangler lacks the built pages and the other Workers, and a deploy would empty the variables and lose the
 * ids that a deployed site has.
 */
export const refusal = `This project is not run by wrangler or Vite alone:
  npm start         serves the built site
  npm run dev       serves it with hot reload
  npm run deploy    deploys it, with its address, ids and secrets; --dry-run says what it would do`
