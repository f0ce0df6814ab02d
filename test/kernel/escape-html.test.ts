import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/kernel/escape-html.js';

describe('escaped text', () => {
  it('can neither open a tag nor end an attribute', () => {
    expect(escapeHtml(`<b title="a" id='b'>`)).toBe('&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;');
  });

  it('shows entities as they were written', () => {
    expect(escapeHtml('&lt; & &amp;')).toBe('&amp;lt; &amp; &amp;amp;');
  });

  it('leaves other text unchanged', () => {
    expect(escapeHtml('Mog-ur’s Höhle: 🦣\n')).toBe('Mog-ur’s Höhle: 🦣\n');
  });
});
