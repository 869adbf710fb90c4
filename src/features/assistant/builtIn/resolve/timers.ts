import { createPrepNeeds } from '#features/menu/prep/prep.logic.ts'
import { stepParts } from '#features/recipes/times/stepTimes.logic.ts'
import { dayInText } from '#shared/days.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { listed } from '../answers/sentences.ts'
import { capitalised } from '../normalise/plainText.ts'
import { ask, type Reading, type Scene, say } from '../reading.ts'
import { runsOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'

const ofTimers = /\b(?:timers?|count ?downs?|stop ?watch)\b/i
/** 'Time the eggs for 7 minutes', 'remind me in 20 min': only with how long it is. */
const timed =
  /^(?:(?:please|can|could|you) )*time (?:the|my|it|this)\b|\b(?:remind|wake) (?:me|us)\b|\balarm\b/i
const asked = /\b(?:set|start|stop|end|cancel|pause|is there|do you have|can you)\b/i
const running =
  "Say how long, and a button starts it; a recipe's steps start timers, too. They run at the top of this chat, and end there."

const reminder =
  /\b(?:remind \w+(?: (?!wh|how)\S+){0,3} to|reminders?|let (?:me|us) forget to)\b(?!.* list\b)/i
const thawing = /\b(?:thaw|defrost|unfreeze|freezer|take\b.*\bout)\b/i
const noReminders =
  "I can't remind you later. Say in how many minutes, and a button starts a timer."

const thawAsked = /\b(?:what|anything|something)\b.*\b(?:thaw|defrost)/i

/** What planned dishes need from the freezer. */
function toThaw({ household: { pantry, meals, recipes }, today }: Scene): string {
  const needs = createPrepNeeds(pantry)
  const tasks = meals.flatMap(({ date, recipeId, recipeName }) => {
    const recipe = date >= today ? recipes.find(({ id }) => id === recipeId) : undefined
    const thaw = recipe && needs(recipe).thaw
    return thaw ? `**${thaw}** for ${recipeName} (${dayInText(date, today)})` : []
  })
  return tasks.length > 0 ? listed(tasks) : 'Nothing that is planned has to thaw.'
}

/** Nothing reminds anybody; but what has to thaw for a planned meal is told by the dashboard. */
function reminderAsked(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (thawAsked.test(text)) return say(toThaw(scene))
  if (!reminder.test(text)) return undefined
  if (!thawing.test(text)) return say(noReminders)
  const { household, today } = scene
  const [food] = runsOf(heard, ['pantry', 'food']).map((run) => run.text)
  const needs = createPrepNeeds(household.pantry)
  const meal = household.meals.find(({ date, recipeId }) => {
    const recipe = household.recipes.find(({ id }) => id === recipeId)
    const thaw = date > today && recipe ? needs(recipe).thaw : null
    return food && thaw && namesFood(thaw, food)
  })
  if (meal)
    return say(
      `I can't remind you, but the dashboard does the day before: **${meal.recipeName}** is planned for ${dayInText(meal.date, today)}.`,
    )
  const ideas = food && answerQuestion(`what can we cook with ${food}?`, { ...scene, history: [] })
  return ask(
    "I can't remind you, but the dashboard tells what to thaw the day before a planned meal needs it.",
    ideas ? [{ label: `What can we cook with ${food}?`, commands: [], says: [ideas] }] : [],
  )
}

/** A timer runs on the device, not in the lists: a button starts it. */
export function timerAsked(heard: Heard): Reading | undefined {
  const { text } = heard
  const time = stepParts(text).find((part) => typeof part !== 'string')
  const isOver = /\b(?:stop|end|cancel|pause)\b/i.test(text)
  if (ofTimers.test(text) && asked.test(text) && (!time || isOver)) return say(running)
  if (!time) return reminderAsked(heard)
  if (!(ofTimers.test(text) || timed.test(text))) return undefined
  const [food] = runsOf(heard, ['recipe', 'food', 'pantry']).map((run) => run.text)
  const name = `${food ? `${capitalised(food)}, ` : ''}${time.text}`
  const { seconds } = time
  return ask('Press the button, and it starts.', [
    { label: `Start a timer: ${name}`, commands: [], timer: { name, seconds } },
  ])
}
