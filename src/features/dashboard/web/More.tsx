import classes from './rows.module.css'

/** The last row of a list that goes on elsewhere; none when it does not. */
export const More = ({ count }: { count: number }) =>
  count > 0
    ? [
        <li key="more" className={classes.more}>
          and {count} more
        </li>,
      ]
    : []
