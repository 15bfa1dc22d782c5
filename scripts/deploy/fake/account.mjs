export const accountId = "11111111222233334444555555555555"
export const token = "a-token-of-the-tests"

/**
 * The resources of an account, and the calls that it received.
 * @typedef {ReturnType<typeof bareAccount>} FakeAccount
 */
export const bareAccount = () => ({
  /** @type {Map<string, { uuid: string, place: string }>} */
  databases: new Map(),
  /** @type {Map<string, string>} the jurisdiction of each bucket */
  buckets: new Map(),
  /** @type {Set<string>} */
  queues: new Set(),
  /** @type {string[]} names of files */
  migrations: [],
  /** @type {Map<string, Record<string, any>>} the last upload of each Worker */
  workers: new Map(),
  /** @type {Record<string, string>} the app's */
  secrets: {},
  /** @type {string[]} the Workers that were uploaded, in order */
  uploads: [],
  /** @type {string[]} those of wrangler, if it is a fake too */
  commands: [],
  /** @type {string[]} the cron schedules of Workers, as wrangler sent them */
  schedules: [],
  /**
   * Refuses calls that begin like this, such as "POST /d1".
   * @type {{ call: string, status: number, code: number } | null}
   */
  refusal: null,
})

/** @typedef {{ asked: string, body: Buffer, type: string, jurisdiction: string }} Call */
/** @typedef {(account: FakeAccount, call: Call, name: string) => unknown} Answer */

export class Refused extends Error {
  /** @param {number} status @param {number} code @param {string} message */
  constructor(status, code, message) {
    super(message)
    this.status = status
    this.code = code
  }
}

const uuid = "5c6ff1b3-2a4e-4f2c-9f0e-1d2f3a4b5c6d"
const noWorker = "This Worker does not exist on your account."

/** The calls of wrangler 4.86 and their answers, in Cloudflare's shapes. @type {Readonly<Record<string, Answer>>} */
const answers = {
  "GET /user/tokens/verify": () => ({ id: "t", status: "active" }),
  "GET /user": () => ({ id: "u", email: "ops@school.org" }),
  "GET /accounts": () => [{ id: accountId, name: "School" }],
  "GET /zones": () => [{ id: "z", name: "school.org", account: { id: accountId } }],
  "GET /zones/*/workers/routes": () => [],
  "GET /d1/database": ({ databases }) => [...databases].map(([name, { uuid }]) => ({ name, uuid })),
  "POST /d1/database": ({ databases }, call) => {
    const { name, jurisdiction, primary_location_hint: hint = "" } = jsonOf(call)
    if (databases.has(name)) throw new Refused(400, 7502, "This name is taken.")
    databases.set(name, { uuid, place: jurisdiction ?? hint })
    return { name, uuid }
  },
  "GET /d1/database/*": () => ({ name: "tahaddi", uuid }),
  "POST /d1/database/*/query": (account, call) => query(account, jsonOf(call).sql),
  "POST /migrations": ({ migrations }) =>
    migrations.push("all") > 1 ? "No migrations to apply!" : "1 migration applied",
  "POST /r2/buckets": ({ buckets }, call) => {
    const { name } = jsonOf(call)
    if (buckets.has(name)) throw new Refused(409, 10004, "The bucket already exists.")
    buckets.set(name, call.jurisdiction)
    return {}
  },
  "GET /r2/buckets/*": ({ buckets }, call, name) => {
    // Only a call with the bucket's jurisdiction finds it.
    if (buckets.get(name) !== call.jurisdiction) throw new Refused(404, 10006, "No such bucket.")
    return { name }
  },
  "GET /queues": ({ queues }) =>
    [...queues].map((name) => ({ queue_id: name, queue_name: name, consumers: [] })),
  "POST /queues": ({ queues }, call) => {
    const { queue_name: name } = jsonOf(call)
    if (queues.has(name)) throw new Refused(409, 11009, "Queue name is already taken.")
    queues.add(name)
    return { queue_id: name, queue_name: name }
  },
  "POST /queues/*/consumers": () => ({}),
  "GET /workers/services/*": ({ workers }, _call, name) => {
    if (!workers.has(name)) throw new Refused(404, 10090, noWorker)
    return { default_environment: { script: { last_deployed_from: "wrangler" } } }
  },
  "GET /workers/scripts": ({ workers }) =>
    [...workers].map(([id, { migrations }]) => ({ id, migration_tag: migrations?.new_tag })),
  "GET /workers/scripts/*/deployments": () => ({ deployments: [] }),
  "GET /workers/scripts/*/settings": ({ workers }, _call, name) => {
    if (!workers.has(name)) throw new Refused(404, 10007, noWorker)
    return { bindings: [] }
  },
  "GET /workers/scripts/*/secrets": ({ workers, secrets }, _call, name) => {
    if (!workers.has(name)) throw new Refused(404, 10007, noWorker)
    return Object.keys(secrets).map((each) => ({ name: each, type: "secret_text" }))
  },
  "POST /workers/scripts/*/assets-upload-session": () => ({ jwt: "all-there", buckets: [] }),
  "PUT /workers/scripts/*": upload,
  "POST /workers/scripts/*/versions": upload,
  "POST /workers/scripts/*/deployments": () => ({ id: "d" }),
  "PATCH /workers/scripts/*/script-settings": () => ({}),
  "GET /workers/subdomain": () => ({ subdomain: "school" }),
  "GET /workers/scripts/*/subdomain": () => ({ enabled: true, previews_enabled: false }),
  "POST /workers/scripts/*/subdomain": () => ({ enabled: true, previews_enabled: false }),
  "POST /workers/scripts/*/domains/changeset": () => ({ added: [], updated: [], conflicting: [] }),
  "PUT /workers/scripts/*/domains/records": () => [],
  "PUT /workers/scripts/*/schedules": ({ schedules }, { body }) => {
    schedules.push(String(body))
    return {}
  },
}

/** @param {Call} call */
const jsonOf = ({ body }) => JSON.parse(body.toString() || "{}")

/** @param {FakeAccount} account @param {string} sql */
function query({ migrations }, sql) {
  const [, name] = /INSERT INTO d1_migrations[^']*'([^']+)'/i.exec(sql) ?? []
  if (name) migrations.push(name)
  const isList = /SELECT \*\s+FROM d1_migrations/i.test(sql)
  const results = isList ? migrations.map((each, index) => ({ id: index + 1, name: each })) : []
  return [{ results, success: true, meta: { duration: 0 } }]
}

/** @param {FakeAccount} account @param {Call} call @param {string} name */
async function upload(account, call, name) {
  account.uploads.push(name)
  const { config, secrets } = call.type ? await uploaded(call) : jsonOf(call)
  account.workers.set(name, config)
  Object.assign(account.secrets, secrets)
  return { id: name, startup_time_ms: 10, resources: { script: {} }, metadata: {} }
}

/** Reads an upload: a form with the metadata and a part for each module and source map. @param {Call} call */
async function uploaded({ body, type }) {
  const form = await new Response(new Uint8Array(body), {
    headers: { "Content-Type": type },
  }).formData()
  const metadata = JSON.parse(String(form.get("metadata")))
  /** @type {{ name: string, type: string, text: string }[]} */
  const bindings = metadata.bindings
  const secrets = bindings.filter((each) => each.type === "secret_text")
  return {
    config: { ...metadata, parts: [...form.keys()] },
    secrets: Object.fromEntries(secrets.map(({ name, text }) => [name, text])),
  }
}

/** @param {FakeAccount} account @param {Call} call */
export async function answerCall(account, call) {
  const { refusal } = account
  if (refusal && call.asked.startsWith(refusal.call))
    throw new Refused(refusal.status, refusal.code, "The call was refused.")
  for (const [pattern, answer] of Object.entries(answers)) {
    const found = new RegExp(`^${pattern.replaceAll("*", "([^/]+)")}$`).exec(call.asked)
    if (found) return answer(account, call, found[1] ?? "")
  }
  throw new Refused(404, 10007, `The fake knows no ${call.asked}.`)
}
