import { useQuery } from '@tanstack/react-query'
import { toneOf } from '#features/family/family.logic.ts'
import { memberApi } from '#features/family/web/family.api.ts'
import { eaters } from '#features/menu/menu.logic.ts'
import { InitialAvatar } from '#web/ui/InitialAvatar.tsx'
import classes from './Eaters.module.css'

/** Initials of the eaters, or 'Everyone'. */
export function Eaters({ names }: { names: readonly string[] | null }) {
  const { data: members } = useQuery({ ...memberApi.list, enabled: names !== null })
  const family = members?.map(({ name }) => name)
  if (!names) return <span className={`${classes.everyone} dim small`}>{eaters(names)}</span>
  return (
    <span role="img" aria-label={eaters(names)} title={eaters(names)} className={classes.faces}>
      {names.map((name) => {
        const member = members?.find((each) => each.name === name)
        const tone = member && toneOf(member)
        return <InitialAvatar key={name} name={name} among={family} tone={tone} small />
      })}
    </span>
  )
}
