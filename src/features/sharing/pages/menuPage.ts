import { html } from 'hono/html'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import type { Html } from '#server/http/plainPage.ts'
import { daysBetween, daysFrom, sayDay, sayTime } from '#shared/days.ts'

const mostMeals = 500

type Days = { startDate: string; endDate: string }

export function menuPage(meals: readonly MealEvent[], { startDate, endDate }: Days): Html {
  const shown = meals.slice(0, mostMeals)
  return html`${daysFrom(startDate, daysBetween(startDate, endDate) + 1).map((day) => {
    const ofDay = shown.filter(({ date }) => date === day)
    return html`<h2>${sayDay(day, { weekday: 'long', month: 'short', day: 'numeric' })}</h2>
${
  ofDay.length > 0
    ? html`<ul class="cards">${ofDay.map(mealLine)}</ul>`
    : html`<p class="dim">Nothing planned</p>`
}`
  })}
${shown.length < meals.length ? html`<p>And ${meals.length - shown.length} more meals.</p>` : ''}`
}

function mealLine({ recipeName, mealType, time, attendees }: MealEvent) {
  const about = [typeName(mealType), sayTime(time), ...(attendees ?? [])].join(', ')
  return html`<li><b dir="auto">${recipeName}</b><br><span class="dim small" dir="auto">${about}</span></li>`
}
