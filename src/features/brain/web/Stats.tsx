import classes from './Stats.module.css'

interface StatsProps {
  /** Each with its name. */
  facts: readonly (readonly [name: string, value: string])[]
}

/** A few facts, each in a card of its own. */
export const Stats = ({ facts }: StatsProps) => (
  <dl className={classes.stats}>
    {facts.map(([name, value]) => (
      <div key={name} className={classes.stat}>
        <dt className={classes.name}>{name}</dt>
        <dd className={classes.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
