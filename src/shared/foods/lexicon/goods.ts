/** Things on shopping lists that are not eaten, and water. */
export const goods = `
# Other, Pantry, Other
water / bottled water, sparkling water: 1 g/ml
paper towel, kitchen roll, kitchen paper, kitchen towel, toilet roll, loo roll, bin bag, bin liner, cling film, clingfilm, baking paper, washing up liquid, washing powder, toilet paper, napkin, dish soap, soap, detergent, laundry detergent, trash bag / garbage bag, foil, aluminum foil, plastic wrap, parchment paper, sponge, candle, birthday candle, diaper, wipe, shampoo, toothpaste, dog food, cat food, cat litter, bleach, tissue, kleenex, paper plate, paper cup, ziploc bag, sandwich bag, battery, light bulb / lightbulb, dishwasher pod, baby food, formula, conditioner, deodorant, cleaner, flower, toothbrush, razor, charcoal, vitamin, aspirin, bandaid / band aid, sunscreen, lotion, hand soap, freezer bag, cupcake liner, toothpick, straw, wax paper, dryer sheet, fabric softener, windex, dog treat, baby wipe, cotton ball
# Other, Pantry, Pantry
coffee filter
`
