import { play } from '../../live/sound.js';
import { Choice, Tick } from '../../parts/choice.js';
import { change, language, languages, scheme, schemes, sound } from '../../state/settings.js';
import { words } from '../../texts/words.js';

export function Looks() {
  const t = words();
  return (
    <section class="card" aria-labelledby="looks">
      <h2 id="looks">{t.settings.looks}</h2>
      <Choice
        label={t.settings.language}
        value={language.value}
        options={languages.map((value) => ({ value, text: t.languages[value] }))}
        onChange={(value) => change({ language: value })}
      />
      <Choice
        label={t.settings.scheme}
        value={scheme.value}
        options={schemes.map((value) => ({ value, text: t.settings.schemes[value] }))}
        onChange={(value) => change({ scheme: value })}
      />
      <Tick label={t.reach.sound} isOn={sound.value} onChange={(isOn) => change({ sound: isOn })} />
      {sound.value && (
        <p>
          <button type="button" class="small" onClick={play}>
            {t.reach.hear}
          </button>
        </p>
      )}
    </section>
  );
}
