/**
 * Where a family keeps what, and on which shelf of the store it stands. Names are in the singular;
 * several words win over one ('coconut milk' over 'milk'), and of several the last in the name.
 */
type Shelf = { category: string; location: string; aisle: string; foods: string }

export const shelves: readonly Shelf[] = [
  {
    category: 'Dairy',
    location: 'Fridge',
    aisle: 'Dairy',
    foods:
      'milk|buttermilk|cheese|cheddar|mozzarella|parmesan|feta|brie|gouda|swiss|provolone|gruyere|goat cheese|ricotta|cottage cheese|yogurt|yoghurt|kefir|cream|heavy cream|whipping cream|sour cream|half and half|creamer|string cheese|mascarpone|halloumi|paneer|pepper jack|monterey jack|oat milk|almond milk|soy milk|creme fraiche|queso fresco|whipped cream|chocolate milk',
  },
  {
    category: 'Dairy/Spread',
    location: 'Fridge',
    aisle: 'Dairy',
    foods: 'butter|margarine|cream cheese|ghee',
  },
  {
    category: 'Protein',
    location: 'Fridge',
    aisle: 'Meat',
    foods:
      'chicken|chicken thigh|chicken breast|drumstick|wing|beef|ground beef|ground turkey|ground chicken|ground pork|steak|pork|pork chop|pork shoulder|bacon|ham|sausage|turkey|lamb|veal|brisket|rib|hot dog|hotdog|bratwurst|salami|pepperoni|prosciutto|deli meat|lunch meat|meatball|duck|salmon|tuna steak|cod|tilapia|halibut|trout|shrimp|prawn|scallop|crab|lobster|fish|mussel|clam|roast|chorizo|pastrami|roast beef|turkey slice|rotisserie chicken|burger patty|stew meat|kielbasa|bologna|liver|ground meat|mince|filet|fillet',
  },
  {
    category: 'Protein',
    location: 'Fridge',
    aisle: 'Dairy',
    foods: 'egg|egg white',
  },
  {
    category: 'Protein',
    location: 'Fridge',
    aisle: 'Produce',
    foods: 'tofu|tempeh|seitan|edamame',
  },
  {
    category: 'Protein',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'bean|black bean|kidney bean|pinto bean|chickpea|lentil|split pea|canned tuna|tuna|sardine|anchovy|peanut butter|almond butter|nut|peanut|almond|walnut|cashew|pecan|pistachio|hazelnut|pine nut|jerky|protein powder|sunflower seed|chia seed|flax seed|pumpkin seed|hemp seed|spam|canned chicken|canned salmon|refried bean|baked bean|garbanzo bean|garbanzo|trail mix|mixed nut|cannellini bean|navy bean',
  },
  {
    category: 'Vegetable',
    location: 'Fridge',
    aisle: 'Produce',
    foods:
      'lettuce|romaine|spinach|kale|arugula|chard|cabbage|broccoli|broccolini|cauliflower|carrot|celery|cucumber|zucchini|squash|bell pepper|pepper|red pepper|green pepper|jalapeno|serrano|mushroom|asparagus|green bean|brussels sprout|brussel sprout|radish|beet|turnip|leek|scallion|green onion|corn on the cob|eggplant|bok choy|salad|salad mix|sprout|snap pea|snow pea|cilantro|parsley|basil|mint|dill|rosemary|thyme|chive|sage|fennel|artichoke|okra|parsnip|ginger|herb|collard green|green|mixed green|tarragon|watercress|endive|kohlrabi|daikon|lemongrass|microgreen|coleslaw mix|veggie|vegetable',
  },
  {
    category: 'Vegetable',
    location: 'Counter',
    aisle: 'Produce',
    foods:
      'onion|red onion|yellow onion|garlic|shallot|tomato|cherry tomato|grape tomato|butternut squash|acorn squash|spaghetti squash|pumpkin',
  },
  {
    category: 'Starch',
    location: 'Counter',
    aisle: 'Produce',
    foods: 'potato|sweet potato|baby potato|russet|yam',
  },
  {
    category: 'Fruit',
    location: 'Counter',
    aisle: 'Produce',
    foods:
      'banana|apple|orange|pear|peach|plum|nectarine|apricot|mango|pineapple|avocado|melon|watermelon|cantaloupe|honeydew|kiwi|papaya|pomegranate|coconut|grapefruit|clementine|mandarin|tangerine|plantain|fruit|persimmon|fig|guava|passion fruit|dragon fruit|cuties',
  },
  {
    category: 'Fruit',
    location: 'Fridge',
    aisle: 'Produce',
    foods:
      'grape|strawberry|blueberry|raspberry|blackberry|cherry|berry|lemon|lime|cranberry|fruit salad',
  },
  {
    category: 'Fruit',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'raisin|date|prune|dried fruit|dried apricot|applesauce|canned peach|canned pineapple|fruit cup|craisin|dried cranberry|fruit snack',
  },
  {
    category: 'Grain',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'rice|pasta|spaghetti|penne|macaroni|noodle|ramen|lasagna sheet|lasagna noodle|lasagne|fettuccine|linguine|rigatoni|orzo|couscous|quinoa|oat|oatmeal|cereal|granola|flour|bread crumb|breadcrumb|panko|cornmeal|barley|bulgur|farro|polenta|grit|cracker|mac and cheese|macaroni and cheese|cornstarch|pancake mix|cake mix|brownie mix|popcorn|pretzel|tortilla chip|pita chip|angel hair|ziti|egg noodle|rice noodle|rice cake|graham cracker|cheerio|muffin mix|stuffing|matzo|millet|wild rice|brown rice|almond flour|taco shell|granola bar|couscou|gnocchi|elbow',
  },
  {
    category: 'Grain',
    location: 'Counter',
    aisle: 'Bakery',
    foods:
      'bread|sourdough|baguette|roll|bun|bagel|pita|naan|tortilla|croissant|muffin|english muffin|hamburger bun|hot dog bun|brioche|donut|doughnut|cake|pie|focaccia|ciabatta|flatbread|rye bread|biscuit|scone|cupcake|pastry|wrap|challah|danish',
  },
  {
    category: 'Condiment',
    location: 'Fridge',
    aisle: 'Pantry',
    foods:
      'ketchup|mustard|dijon mustard|mayonnaise|mayo|relish|pickle|olive|salad dressing|dressing|ranch|jam|jelly|maple syrup|horseradish|caper|kimchi|sauerkraut|hummus|tahini|miso|miso paste|guacamole|wasabi|chutney|preserves|tzatziki|aioli',
  },
  {
    category: 'Condiment',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'oil|olive oil|vegetable oil|canola oil|coconut oil|sesame oil|avocado oil|vinegar|soy sauce|rice vinegar|balsamic vinegar|balsamic|apple cider vinegar|honey|sugar|brown sugar|powdered sugar|salt|spice|cumin|paprika|oregano|cinnamon|chili powder|garlic powder|onion powder|nutmeg|vanilla|vanilla extract|bay leaf|turmeric|curry powder|peppercorn|black pepper|taco seasoning|seasoning|syrup|agave|molasses|nutella|chocolate syrup|cooking spray|shortening|italian seasoning|cayenne|clove|cardamom|coriander|red pepper flake|steak seasoning|everything bagel seasoning|stevia|corn syrup|five spice',
  },
  {
    category: 'Sauce',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'sauce|marinara|pasta sauce|tomato sauce|tomato paste|hot sauce|sriracha|bbq sauce|barbecue sauce|teriyaki sauce|teriyaki|fish sauce|oyster sauce|worcestershire|worcestershire sauce|enchilada sauce|alfredo|alfredo sauce|gravy|curry paste|hoisin|hoisin sauce|spaghetti sauce|pizza sauce|apple sauce|cranberry sauce|tartar sauce|ragu',
  },
  {
    category: 'Sauce',
    location: 'Fridge',
    aisle: 'Pantry',
    foods: 'salsa|pesto|pico de gallo',
  },
  {
    category: 'Prepared Meal',
    location: 'Fridge',
    aisle: 'Other',
    foods:
      'leftover|leftover chili|casserole|lasagna|chili|stew|curry|meatloaf|soup|sandwich|pizza|sushi|pasta salad|potato salad|quiche|coleslaw|egg salad|chicken salad|tuna salad|enchilada|burrito|taco|burger|hamburger|ravioli|gnocchi|pho|pad thai|risotto|paella|fajita|nacho|kebab|slider|stir fry|meatloaf|pot roast|goulash|stroganoff|jambalaya|gumbo|falafel|gyro|poke bowl|bowl|lo mein|fried rice|omelet|omelette|frittata|french toast|quesadilla|bolognese|carbonara|takeout|take out|bbq|barbecue|grilled cheese|fish and chip|ramen|pancake|smoothie|fondue|schnitzel|teriyaki|moussaka|shakshuka|roast chicken|pulled pork|spaghetti and meatball|tikka masala|biryani|jambalaya|hash|shepherds pie|pot pie|sloppy joe|cobb salad|caesar salad|cornbread|congee|dal|tamale|empanada|calzone|panini|blt|bibimbap|bulgogi|katsu|tempura|udon|minestrone|chowder|bisque|ratatouille|lettuce wrap|stuffed pepper|cabbage roll|oatmeal|scrambled egg',
  },
  {
    category: 'Frozen',
    location: 'Freezer',
    aisle: 'Frozen',
    foods:
      'ice cream|frozen pizza|frozen pea|frozen corn|frozen berry|frozen fruit|frozen vegetable|frozen dumpling|frozen waffle|frozen spinach|frozen broccoli|popsicle|sherbet|sorbet|gelato|waffle|french fry|fry|tater tot|hash brown|chicken nugget|nugget|fish stick|pea|corn|mixed berry|dumpling|potsticker|ice|frozen yogurt|hot pocket|pizza roll|ice pop|frozen meal|pierogi|eggo|cool whip|puff pastry|pie crust|corn dog|veggie burger|frozen burrito|gyoza',
  },
  {
    category: 'Vegetable',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'canned tomato|crushed tomato|diced tomato|canned corn|canned pea|coconut milk|coconut cream|canned pumpkin|sun dried tomato|green chile|canned vegetable|roasted red pepper|water chestnut|hearts of palm|artichoke heart',
  },
  {
    category: 'Other',
    location: 'Pantry',
    aisle: 'Pantry',
    foods:
      'broth|stock|chicken broth|beef broth|vegetable broth|chicken stock|bouillon|coffee|tea|cocoa|hot chocolate|baking soda|baking powder|yeast|chocolate|chocolate chip|candy|cookie|chip|potato chip|gum|marshmallow|gelatin|jello|pudding|chicken noodle soup|tomato soup|canned soup|chicken soup|soup mix|lemonade mix|gatorade|dried herb|sprinkle|food coloring|oreo|goldfish|pop tart|snack|snack bar|protein bar|kcup|coffee pod|coffee filter|tea bag|green tea|graham|seaweed|nori',
  },
  {
    category: 'Other',
    location: 'Fridge',
    aisle: 'Other',
    foods:
      'juice|orange juice|apple juice|lemonade|soda|beer|wine|cider|kombucha|iced tea|coke|pepsi|sprite|root beer|ginger ale|lemon juice|lime juice|la croix|seltzer|white wine|red wine|cold brew|cranberry juice|diet coke',
  },
  {
    category: 'Other',
    location: 'Pantry',
    aisle: 'Other',
    foods:
      'water|sparkling water|bottled water|paper towel|toilet paper|napkin|dish soap|soap|detergent|laundry detergent|trash bag|garbage bag|foil|aluminum foil|plastic wrap|parchment paper|sponge|candle|birthday candle|diaper|wipe|shampoo|toothpaste|dog food|cat food|cat litter|bleach|tissue|kleenex|paper plate|paper cup|ziploc bag|sandwich bag|battery|light bulb|dishwasher pod|baby food|formula|conditioner|deodorant|cleaner|lightbulb|flower|toothbrush|razor|charcoal|vitamin|aspirin|bandaid|band-aid|sunscreen|lotion|hand soap|freezer bag|cupcake liner|toothpick|straw|wax paper|dryer sheet|fabric softener|windex|dog treat|baby wipe|cotton ball',
  },
]
