/** Foods that people draw instead of writing them. */
const foods = new Map(
  '🍓 strawberries; 🍎 apples; 🍏 green apples; 🍌 bananas; 🍇 grapes; 🍊 oranges; 🍋 lemons; 🍉 watermelon; 🍐 pears; 🍑 peaches; 🍒 cherries; 🥭 mango; 🍍 pineapple; 🥥 coconut; 🥝 kiwi; 🍅 tomatoes; 🍆 eggplant; 🥑 avocados; 🥦 broccoli; 🥬 lettuce; 🥒 cucumber; 🌶 chili peppers; 🫑 bell pepper; 🌽 corn; 🥕 carrots; 🧄 garlic; 🧅 onions; 🥔 potatoes; 🍠 sweet potatoes; 🥐 croissants; 🍞 bread; 🥖 baguette; 🥨 pretzels; 🥯 bagels; 🥞 pancakes; 🧇 waffles; 🧀 cheese; 🍗 chicken; 🥩 steak; 🥓 bacon; 🍔 burgers; 🍟 fries; 🍕 pizza; 🌭 hot dogs; 🌮 tacos; 🌯 burritos; 🥚 eggs; 🍳 eggs; 🧈 butter; 🥗 salad; 🍿 popcorn; 🍚 rice; 🍝 spaghetti; 🍜 ramen; 🍣 sushi; 🍤 shrimp; 🐟 fish; 🍦 ice cream; 🍨 ice cream; 🍩 donuts; 🍪 cookies; 🎂 birthday cake; 🍰 cake; 🍫 chocolate; 🍯 honey; 🥛 milk; ☕ coffee; 🍵 tea; 🍷 wine; 🍺 beer; 🧻 toilet paper; 🧼 soap; 🥜 peanuts; 🍄 mushrooms; 🫐 blueberries'
    .split('; ')
    .map((each): [string, string] => [/^\S+/.exec(each)?.[0] ?? '', each.replace(/^\S+ /, '')]),
)

const sign = /\p{Extended_Pictographic}/gu

/** The foods that are drawn, where no word says the same. */
export const withFoodsWritten = (text: string): string => {
  const isWritten = /\p{L}{3,}.*\p{L}{3,}/su.test(text)
  return isWritten
    ? text
    : text.replace(sign, (each) => (foods.has(each) ? ` ${foods.get(each)} ` : each))
}
