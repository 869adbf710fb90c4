import { forgotten, noted, says } from '../example.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersKnowledge = [
  says(
    "remember that the back burner doesn't work",
    noted({ content: "The back burner doesn't work" }),
  ),
  says('make a note: trash day is thursday', noted({ content: 'Trash day is thursday' })),
  says('forget what i told you about the oven', forgotten({ vaultName: 'Kitchen', name: 'Oven' })),
  says(
    'remember the guest wifi password is bluebird22',
    noted({ content: 'The guest wifi password is bluebird22' }),
  ),
  says(
    'keep in mind the dishwasher leaks if you use the heavy cycle',
    noted({ content: 'The dishwasher leaks if you use the heavy cycle' }),
  ),
  says(
    'delete the note about the big pot, and remember that the ladder is in the shed',
    forgotten({ vaultName: 'Kitchen', name: 'Big pot' }),
    noted({ content: 'The ladder is in the shed' }),
  ),
  says(
    'dont forget that the garage fridge door has to be pushed shut hard',
    noted({ content: 'The garage fridge door has to be pushed shut hard' }),
  ),
  says(
    'note to self the farmers market is open sundays 9 to 1',
    noted({ content: 'To self the farmers market is open sundays 9 to 1' }),
  ),
  says(
    'remember instant pot rice is 12 min on high pressure',
    noted({ content: 'Instant pot rice is 12 min on high pressure' }),
  ),
  says(
    'you can forget the practice days',
    forgotten({ vaultName: 'Schedule', name: 'Practice days' }),
  ),
  says(
    "can you remember that grandma's casserole dish is in the hall closet",
    noted({ content: "Grandma's casserole dish is in the hall closet" }),
  ),
  says(
    'write down that costco closes at 6 on sundays',
    noted({ content: 'Costco closes at 6 on sundays' }),
  ),
  says(
    'Please remember that we get a farm box every other Tuesday.',
    noted({ content: 'We get a farm box every other Tuesday' }),
  ),
  says(
    'remember: fridge filter is model LT1000P',
    noted({ content: 'Fridge filter is model LT1000P' }),
  ),
  says('get rid of the oven note', forgotten({ vaultName: 'Kitchen', name: 'Oven' })),
  says(
    'pls remember the babysitters number is on the cork board',
    noted({ content: 'The babysitters number is on the cork board' }),
  ),
]
