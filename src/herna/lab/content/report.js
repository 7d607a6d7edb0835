// Draws every figure of the report, by daylight or under the lamp, as the reader's system asks for.
const figures = JSON.parse(document.getElementById("figures").textContent);
const looks = JSON.parse(document.getElementById("looks").textContent);
const night = matchMedia("(prefers-color-scheme: dark)");

function draw() {
  for (const [name, figure] of Object.entries(figures)) {
    vegaEmbed(`#figure-${name}`, figure, {
      config: night.matches ? looks.dark : looks.light,
      formatLocale: looks.numbers,
      actions: false,
      renderer: "svg",
    });
  }
}

night.addEventListener("change", draw);
draw();
