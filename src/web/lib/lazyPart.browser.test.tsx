import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lazyExtra } from './lazyPart.tsx'

test('a part that cannot be loaded takes nothing else with it', async () => {
  const unloaded = () => Promise.reject(new Error('Offline'))
  const Mark = lazyExtra(unloaded)
  const Warnings = lazyExtra(unloaded, 'Not checked')
  const Name = lazyExtra(unloaded, null, ({ children }: { children: string }) => <b>{children}</b>)
  const root = createRoot(document.body.appendChild(document.createElement('p')), {
    onCaughtError: () => {},
  })
  root.render(
    <>
      Soup
      <Mark />, <Warnings />, <Name>Stew</Name>
    </>,
  )
  await expect.element(page.getByText('Soup, Not checked, Stew')).toBeVisible()
  root.unmount()
})
