import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chooseItem, expect, expectWellMade, openSettings, test, toast } from '#e2e/fixtures.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { downloadBackup } from '#test/backups.ts'
import { Program } from '#test/process.ts'

async function openCard(page: Page, isMobile: boolean) {
  await openSettings(page, isMobile)
  await chooseItem(page, 'Advanced Settings')
  const card = page.getByRole('region', { name: 'Backups' })
  await expect(card).toBeVisible()
  return card
}

test('a backup is made at once, downloaded, and restored from the settings', async ({
  page,
  app,
  isMobile,
}) => {
  const { body: honey } = await app.post('/api/pantry', pantryItem({ name: 'Honey' }))
  await page.goto('/pantry')
  const card = await openCard(page, isMobile)
  await expect(card.getByText('No backup yet')).toBeVisible()
  await expect(card.getByText('Made every night at 3:30 AM.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Download' })).toBeDisabled()

  await card.getByRole('button', { name: 'Make One Now' }).click()
  await expect(toast(page)).toContainText('Backup made')
  await expect(card.getByText('just now, 1 KB')).toBeVisible()
  const { newest } = (await app.get('/api/backups')).body
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe(newest.name)
  await expectWellMade(page)

  await app.delete(`/api/pantry/${honey.id}`)
  await card.getByRole('button', { name: 'Restore…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore or Import' })
  await dialog.getByLabel('A backup that Food Pal made').click()
  await page.getByRole('option', { name: 'today' }).click()
  await expect(dialog.getByRole('row', { name: 'Pantry' })).toHaveText('Pantry1000')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Restore Everything' }).click()
  await expect(toast(page).first()).toContainText('Backup restored')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Honey')).toBeVisible()
})

test('a backup that is older than a week is said on the dashboard, until one is made', {
  tag: '@phone',
}, async ({ page, household }) => {
  const program = await Program.start(household.env)
  await program.post('/api/pantry', pantryItem())
  const folder = join(household.env.DATA_DIR ?? '', 'backups')
  await mkdir(folder)
  const then = new Date(Date.now() - 9 * 24 * 60 * 60 * 1_000)
  const name = `food-pal-backup-${then.toISOString().replace(/[:.]/g, '-')}-abcd.jsonl.gz`
  await writeFile(join(folder, name), await downloadBackup(program))

  await page.goto(program.url)
  const line = page.getByRole('region', { name: 'Backup' })
  await expect(line).toContainText('Last backup: 9 days ago')
  await expectWellMade(page)
  await line.getByRole('button', { name: 'Look' }).click()
  const card = page.getByRole('region', { name: 'Backups' })
  await expect(card.getByText('9 days ago')).toBeVisible()
  await card.getByRole('button', { name: 'Make One Now' }).click()
  await expect(card.getByText('just now')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(line).toBeHidden()
  // An open page would ask on.
  await page.goto('about:blank')
  await program.end('SIGTERM')
})
