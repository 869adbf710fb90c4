import { Anchor } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { memberApi } from '#features/family/web/family.api.ts'
import { pantryApi } from '#features/pantry/web/pantry.api.ts'
import classes from './WaitingLine.module.css'

/** Leads on from the first recipe, until there is a family and something in the pantry. */
export function NextSteps() {
  const { data: members } = useQuery(memberApi.list)
  const { data: pantry } = useQuery(pantryApi.list)
  const missing = [
    { name: 'Family', to: '/family', isMissing: members?.length === 0 },
    { name: 'Pantry', to: '/pantry', isMissing: pantry?.length === 0 },
  ].filter(({ isMissing }) => isMissing)
  if (missing.length === 0) return null
  return (
    <section aria-label="Next steps" className={classes.line}>
      <IconLeaf size={20} aria-hidden />
      <span className="grow">For better plans, add</span>
      {missing.map(({ name, to }) => (
        <Anchor key={to} component={Link} href={to} className={classes.look}>
          {name}
        </Anchor>
      ))}
    </section>
  )
}
