import type { TestProject } from "vitest/node"
import { compileSeed } from "../../../api/seed/compile.mjs"
import { buildStartPack } from "../../../scripts/launch/start-pack.mjs"
import { readPeople } from "../../../api/seed/read-seed.mjs"

export default function setup(project: TestProject): void {
  buildStartPack()
  project.provide("seed", compileSeed())
  project.provide("seededPeople", [...readPeople()])
}
