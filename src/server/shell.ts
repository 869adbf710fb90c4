// Commands for the owner's shell, also while the program runs: node dist/server/shell.js NAME …
import { Refusal } from '#shared/errors.ts'
import { openAppContext } from './appContext.ts'
import { features } from './features.ts'
import { CannotStart, cannotStart } from './lifecycle/cannotStart.ts'
import { readConfig } from './lifecycle/config.ts'
import { moveHousehold } from './moveHousehold.ts'

const [name = '', ...given] = process.argv.slice(2)

try {
  console.log(await (name === 'move' ? moveHousehold(given, process.env, features) : ofFeature()))
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function ofFeature(): Promise<string> {
  const commands = new Map(features.flatMap(({ shell = {} }) => Object.entries(shell)))
  const command = commands.get(name)
  if (!command) {
    throw cannotStart(
      `There is no such command. There are: ${[...commands.keys(), 'move'].join(', ')}.`,
    )
  }
  const app = await openAppContext(readConfig(process.env), features, { upgrades: false })
  return command(app, given).finally(app.close)
}
